import { expect } from '@playwright/test';
import { expectClean } from './clean-page';
import { test } from './quiet-page';

test('a pack is written with one thumb', async ({ page }) => {
  await page.goto('/events/packs');
  await page.getByRole('button', { name: /^Start from it.*Small action$/ }).tap();
  const total = page.getByRole('main').getByRole('listitem', { name: 'Total', exact: true });
  await expect(total).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await total.getByRole('spinbutton', { name: 'Total, at most' }).fill('400');
  await total.getByLabel('If Total is broken').selectOption('Warning');
  await page.getByRole('button', { name: 'Add to Who may come' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Nations' }).tap();
  await page.getByRole('button', { name: 'Choose nations' }).tap();
  await page.getByRole('dialog').getByLabel('Sweden').uncheck();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap();
  await expect(page.getByRole('listitem', { name: 'Nations' })).toContainText('no imagi-nations');
  await expectClean(page, 'editor on a phone');
  if (process.env.PACK_SHOTS !== undefined) {
    await page.screenshot({ path: `${process.env.PACK_SHOTS}/phone.png`, fullPage: true });
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.screenshot({ path: `${process.env.PACK_SHOTS}/phone-dark.png` });
    await page.emulateMedia({ colorScheme: 'light' });
  }
  await page.getByRole('button', { name: 'What it does' }).tap();
  const effect = page.getByRole('dialog', { name: 'What it does' });
  await expect(effect).toContainText('All rules together');
  await expect(page.getByText(/^Saved/)).toBeAttached();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
