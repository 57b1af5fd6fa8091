import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { expectClean } from './clean-page';
import { test } from './quiet-page';

const FAULTS = 'e2e/fixtures/own-battle-faults.csv';

/** The button of a row of the editor. */
const row = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name: new RegExp(`^${name}`) });

const unitsOf = (page: Page, formation: string) =>
  page.getByRole('list', { name: formation }).locator('button[data-node] b');

test('a table with five faults is put right in place and imported, edited by keys, published, read without script, reported', async ({
  page,
  browser,
}) => {
  await page.goto('/history/own');
  await expectClean(page, 'my orders of battle');
  await page.getByRole('link', { name: 'Import', exact: true }).click();
  await expectClean(page, 'import');

  // five faults, each told with its line
  await page.locator('input[type=file]').setInputFiles(FAULTS);
  await expect(page.getByText('1 error', { exact: true })).toBeVisible();
  await expect(page.getByText('4 warnings')).toBeVisible();
  await expectClean(page, 'preview');
  await expect(page.getByRole('combobox', { name: 'nation, line 6' })).toHaveValue('Hanover');
  await page.getByRole('button', { name: 'Use “Hanover”' }).click();
  await expect(page.getByText('3 warnings')).toBeVisible();
  const import_ = page.getByRole('button', { name: /^Import/ });
  await expect(import_).toHaveText('Import the rest');
  await expect(page.getByText('Left out: line 9.')).toBeVisible();
  for (const meant of ['Use “Cavalry”', 'Use “10”', 'Use “French and Saxons”']) {
    await page.getByRole('button', { name: meant }).click();
  }
  await expect(import_).toHaveText('Import');
  await page.getByRole('button', { name: 'Use “britain-37-foot”' }).click();
  await expect(page.getByText('nothing to correct')).toBeVisible();
  await page.getByRole('textbox', { name: 'Battle' }).fill('Minden, my reading');
  await page.getByLabel('Year').selectOption('1759');
  await import_.click();

  // the editor, by keys
  await expect(page).toHaveURL(/\/history\/own\/[\w-]+$/);
  await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeAttached();
  await row(page, '12th Foot').focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(unitsOf(page, "Waldegrave's brigade")).toHaveText(['37th Foot', '12th Foot']);
  await expect(row(page, '12th Foot')).toBeFocused();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(unitsOf(page, 'Hanoverian battalions')).toHaveText(['12th Foot', 'Hardenberg']);
  await page.keyboard.press('Control+z');
  await expect(unitsOf(page, "Waldegrave's brigade")).toHaveText(['37th Foot', '12th Foot']);
  await row(page, '12th Foot').focus();
  await page.keyboard.press('+');
  const form = page.getByRole('region', { name: /^Selected/ });
  await expect(form.getByLabel('Name', { exact: true })).toBeFocused();
  await page.keyboard.type('23rd Foot');
  await form.getByLabel('Battalions').fill('1');
  await page.keyboard.press('Escape');
  await expect(row(page, '23rd Foot')).toBeFocused();
  await page.keyboard.press('Control+d');
  await expect(unitsOf(page, "Waldegrave's brigade")).toHaveText([
    '37th Foot',
    '12th Foot',
    '23rd Foot',
    '23rd Foot',
  ]);
  await page.keyboard.press('Delete');
  await expect(unitsOf(page, "Waldegrave's brigade")).toHaveCount(3);
  await page.keyboard.press('ArrowUp');
  await row(page, 'Waldegrave').focus();
  await page.keyboard.press('Alt+ArrowLeft');
  await expect(page.getByRole('list', { name: '3rd column' }).getByText('Waldegrave')).toHaveCount(0);
  await expectClean(page, 'editor');

  // by the form; what is published is found by others
  await row(page, '1st column').click();
  const stored = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
  await form.getByLabel('Led by').fill('');
  await stored;

  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const sharing = page.getByRole('dialog', { name: 'Share' });
  await sharing.getByRole('radio', { name: 'Published' }).click({ force: true });
  await expect(sharing.getByText('Everyone can find it')).toBeVisible();
  await expectClean(page, 'sharing', ['light']);
  const id = new URL(page.url()).pathname.split('/').at(-1);
  await sharing.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeAttached();

  // somebody else, without script
  const stranger = await browser.newContext({ javaScriptEnabled: false });
  const read = await stranger.newPage();
  await read.goto('/history?q=my+reading');
  await read
    .getByRole('link', { name: /Minden, my reading/ })
    .first()
    .click();
  await expect(read).toHaveURL(new RegExp(`/history/battles/${id}`));
  await expect(read.getByText('Entered by a player, not by Muster.')).toBeVisible();
  await expect(read.getByText('23rd Foot')).toBeVisible();
  await read.getByText('Report this order of battle').click();
  await read.getByRole('textbox', { name: /^Why/ }).fill('Not a battle of this war');
  await read.getByRole('button', { name: 'Send the report' }).click();
  await expect(read.getByText('Thank you.')).toBeVisible();
  await stranger.close();

  await page.goto(`/history/battles/${id}`);
  await expectClean(page, 'its page', ['light']);

  // a battle that ships, as a beginning
  await page.goto('/history/battles/1759-08-01-minden');
  await page.getByRole('button', { name: 'Make my own copy' }).click();
  await expect(page).toHaveURL(/\/history\/own\/[\w-]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Minden (copy)');

  // what it is kept as in a spreadsheet is read again, in a thread that the page may open
  await page.goto(`/history/battles/${id}`);
  const keeping = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Spreadsheet' }).click();
  const file = await (await keeping).path();
  await page.goto('/history/own/import');
  await page.locator('input[type=file]').setInputFiles({
    name: 'minden.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: await readFile(file),
  });
  await expect(page.getByText('of a spreadsheet.')).toBeVisible();
  await expect(page.getByText('nothing to correct')).toBeVisible();

  expect((await page.request.delete(`/api/history/battles/${id}`)).ok()).toBe(true);
});
