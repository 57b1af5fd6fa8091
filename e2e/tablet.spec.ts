import { firstMinute } from './first-minute';
import { test } from './quiet-page';

test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true });

test('the first minute on a tablet on its end leads to a brigade that is legal', async ({ page }) => {
  await firstMinute(page, 'tablet');
});
