import { expect } from '@playwright/test';
import { readPdf } from '../lib/sheets/fixtures/read-pdf';
import { chooseSheets, openStored } from './builder-page';
import { test } from './quiet-page';
import { storeReadyMade } from './ready-made-armies';

test('cards are shown, and their PDF is at hand, on a phone', async ({ page }) => {
  await page.goto('/');
  const [id] = await storeReadyMade(page, 'spittelwitz-blue');
  await openStored(page, id);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Print', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Print', exact: true });
  // the paper is in the first screen, the choices behind their title
  await expect(dialog.getByRole('article').first()).toBeInViewport();
  await dialog.getByText('Change', { exact: true }).tap();
  await chooseSheets(page, 'Cards');
  await dialog.getByRole('radio', { name: '70 by 120' }).check();
  const sheets = dialog.getByRole('article');
  await expect(sheets.first()).toHaveAccessibleName(/, cards, sheet 1 of \d+$/);
  const link = dialog.getByRole('link', { name: 'PDF' });
  await expect(link).toBeInViewport();
  const answer = await page.request.get((await link.getAttribute('href')) ?? '');
  const { pages } = await readPdf(new Uint8Array(await answer.body()));
  await expect(sheets).toHaveCount(pages.length);
  // the sheet is scaled to the phone, not the phone to the sheet
  const overrun = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overrun).toBeLessThanOrEqual(0);
});
