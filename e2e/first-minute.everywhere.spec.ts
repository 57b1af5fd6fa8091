import { firstMinute } from './first-minute';
import { test } from './quiet-page';

test('the first minute ends in a brigade that is legal', async ({ page, isMobile }) => {
  await firstMinute(page, isMobile ? 'phone' : 'desktop');
});
