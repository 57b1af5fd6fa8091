import { expect } from '@playwright/test';
import { openArmy, unitsOf, VANGUARD } from './builder-page';
import { firstMinute } from './first-minute';
import { test } from './quiet-page';

test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true });

test('the first minute on a tablet ends in a brigade that is legal; two panes, nothing cut, at 820, 900 and 1024 px', async ({
  page,
}) => {
  await firstMinute(page, 'tablet');
  for (const viewport of [
    { width: 820, height: 1180 },
    { width: 900, height: 700 },
    { width: 1024, height: 768 },
  ]) {
    await page.setViewportSize(viewport);
    await openArmy(page, VANGUARD);
    await expect(page.getByRole('complementary', { name: 'Troops' })).toBeVisible();
    await page.getByRole('button', { name: 'Add Guard', exact: true }).tap();
    await expect(unitsOf(page, 'Second brigade').last()).toHaveText('Guard battalion');
    const cut = await page.evaluate(() => {
      const panes = [...document.querySelectorAll('[aria-label=Troops] > *, main, html')].filter(
        (pane) => pane.scrollWidth > pane.clientWidth,
      );
      const buttons = [...document.querySelectorAll('aside [data-key], main li [aria-haspopup=menu]')].filter(
        (button) => {
          const { left, right, width } = button.getBoundingClientRect();
          const pane = button.closest('aside, main')?.getBoundingClientRect();
          return width < 44 || pane === undefined || left < pane.left || right > pane.right;
        },
      );
      return [...panes, ...buttons].map((element) => element.className);
    });
    expect(cut, `at ${viewport.width} px`).toEqual([]);
  }
});
