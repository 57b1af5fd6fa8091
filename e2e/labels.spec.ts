import { expect, type Locator, type Page } from '@playwright/test';
import { readPdf } from '../lib/sheets/fixtures/read-pdf';
import { chooseSheets, openStored } from './builder-page';
import { test } from './quiet-page';
import { storeReadyMade } from './ready-made-armies';

/** Letter and A4 in points. */
const A4 = { width: 595.28, height: 841.89 };
const LETTER = { width: 612, height: 792 };

const labelDialog = async (page: Page): Promise<Locator> => {
  await page.getByRole('button', { name: 'Print', exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Print', exact: true });
  await chooseSheets(page, 'Labels');
  return dialog;
};

/** The PDF that the dialog offers, as a reader finds it. */
const pdfOf = async (page: Page, dialog: Locator) => {
  const address = await dialog.getByRole('link', { name: 'PDF' }).getAttribute('href');
  const answer = await page.request.get(address ?? '');
  expect(answer.status()).toBe(200);
  return (await readPdf(new Uint8Array(await answer.body()))).pages;
};

const count = (text: string, wanted: string): number => text.split(wanted).length - 1;

test('labels go on from army to army and on a partly used sheet, as the dialog shows them; no roster runs over its paper', async ({
  page,
}) => {
  await page.goto('/');
  const [blue, , austria] = await storeReadyMade(
    page,
    'spittelwitz-blue',
    'spittelwitz-red',
    'lobositz-1756-austria',
  );
  await openStored(page, blue);
  const dialog = await labelDialog(page);
  await dialog.getByRole('radio', { name: 'Letter' }).check();
  await dialog.getByLabel('Stock').selectOption({ label: '1 3/4 × 1/2 in, 4 × 20 = 80 a sheet' });
  await dialog.getByText('Other armies in this job').first().click();
  const other = dialog.getByRole('checkbox', { name: /Spittelwitz.*Red/ });
  // it is checked once the army has come
  await other.click();
  await expect(other).toBeChecked();
  const sheet = dialog.getByRole('article', {
    name: /Spittelwitz: Blue, Spittelwitz: Red, labels, sheet 1 of 1/,
  });
  await expect(sheet).toBeVisible();
  const both = await pdfOf(page, dialog);
  expect(both).toHaveLength(1);
  expect(Math.abs((both[0]?.width ?? 0) - LETTER.width)).toBeLessThan(1);
  expect(Math.abs((both[0]?.height ?? 0) - LETTER.height)).toBeLessThan(1);
  expect(both[0]?.text).toContain('Spittelwitz: Red: list version 1');

  // its address opens it again
  await page.reload();
  await expect(dialog.getByRole('checkbox', { name: 'Labels' })).toBeChecked();
  await expect(dialog.getByRole('radio', { name: 'Letter' })).toBeChecked();
  await expect(dialog.getByLabel('Stock')).toHaveValue('letter-44x13');
  await expect(dialog.getByLabel('First free label')).toHaveValue('1');

  // a partly used sheet, one label for each base
  await openStored(page, austria);
  await labelDialog(page);
  await dialog.getByRole('radio', { name: 'A4' }).check();
  await dialog.getByLabel('Stock').selectOption({ label: '38.1 × 21.2 mm, 5 × 13 = 65 a sheet' });
  await dialog.getByLabel('First free label').fill('62');
  await expect(dialog.getByText('Row 13, label 2 of 5')).toBeVisible();
  const sheets = dialog.getByRole('article');
  // 5 commanders and a general, 22 units: four labels on the first sheet, the others on the second
  await expect(sheets).toHaveCount(2);
  await expect(sheets.first().getByRole('group', { name: /^von Browne, Dashing/ })).toBeVisible();

  await dialog.getByLabel('Labels for a unit').selectOption('One for each base or stand');
  await dialog.getByRole('checkbox', { name: 'Units only, no commanders' }).check();
  await expect(sheets).toHaveCount(3);
  const pages = await pdfOf(page, dialog);
  expect(pages).toHaveLength(3);
  for (const { width, height, text } of pages) {
    expect(Math.abs(width - A4.width)).toBeLessThan(1);
    expect(Math.abs(height - A4.height)).toBeLessThan(1);
    expect(text).toMatch(/[Dd]ata \d{4}\.\d+\.\d+/);
  }
  const text = pages.map((each) => each.text).join(' ');
  expect(text).not.toContain('von Browne');
  expect(text).not.toContain('points');
  // three battalions of five bases each, two grenadier battalions of as many
  expect(count(text, 'Grenz battalion')).toBe(15);
  expect(count(text, 'Grenadier battalion')).toBe(10);

  await chooseSheets(page, 'Roster');
  for (const paper of ['A4', 'Letter']) {
    await dialog.getByText(paper, { exact: true }).click();
    for (const option of ['Combine identical units', 'Hide points', 'Black and white']) {
      await dialog.getByRole('checkbox', { name: option }).click();
      await expect(sheets.first()).toHaveAccessibleName(/, roster, sheet 1 of \d$/);
      const overruns = await sheets.evaluateAll((pages) =>
        pages.map((each) => each.scrollHeight - each.clientHeight),
      );
      expect(Math.max(...overruns)).toBeLessThanOrEqual(0);
    }
  }
});
