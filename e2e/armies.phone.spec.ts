import { expect } from '@playwright/test';
import { firstMinute } from './first-minute';
import { openNewArmy } from './new-army';
import { test } from './quiet-page';
import { storeReadyMade } from './ready-made-armies';

// far from the server's zone: times are refined in the browser without a complaint
test.use({ timezoneId: 'Pacific/Auckland' });

test('an army is started with one thumb, and its first minute ends in a brigade that is legal; every target is 44 px high or wide', async ({
  page,
}) => {
  await firstMinute(page, 'phone');
  await page.goto('/');
  const sheet = await openNewArmy(page);
  await sheet.getByRole('radio', { name: 'Russia', exact: true }).check();
  await sheet.getByRole('radio', { name: '1759' }).check();
  await sheet.getByRole('button', { name: 'Start building' }).click();
  await page.waitForURL(/\/armies\/[\w-]+$/);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Russia 1759' })).toBeVisible();

  await storeReadyMade(page, 'lobositz-1756-prussia', 'kutzdorf-red');
  for (const path of ['/', '/check', '/about']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const small = await page.evaluate(() =>
      [
        ...document.querySelectorAll<HTMLElement>(
          'button, select, [data-button], input:not([type=radio], [type=file])',
        ),
      ]
        .filter((element) => element.checkVisibility())
        .map((element) => ({ name: element.outerHTML.slice(0, 80), box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.height < 44)
        .map(({ name, box }) => `${name} ${box.height}`),
    );
    expect(small).toEqual([]);
    for (const width of [360, 320]) {
      await page.setViewportSize({ width, height: 740 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  }
});
