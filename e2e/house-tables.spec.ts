import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { openStored } from './builder-page';
import { test } from './quiet-page';
import { storeReadyMade } from './ready-made-armies';

const openSettings = async (page: Page, army: string | undefined) => {
  await openStored(page, army);
  await page.getByRole('button', { name: /^Army settings/ }).click();
  return page.getByRole('dialog', { name: 'Army settings' }).getByRole('region', { name: 'House tables' });
};

const cell = 'Move sequence, 1, Phase';

test('lost tables are filled in once, kept as a file and taken by another army', async ({ page }) => {
  await page.goto('/');
  const [first, second] = await storeReadyMade(page, 'austrian-brigade', 'austrian-brigade');
  const tables = await openSettings(page, first);
  await expect(tables.getByRole('button', { name: 'Export tables' })).toBeDisabled();
  await tables.getByRole('button', { name: 'Fill in all tables from the sibling AWI rules' }).click();
  await tables.getByText('Move sequence').first().click();
  await tables.getByRole('textbox', { name: cell }).fill('Rally first');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    tables.getByRole('button', { name: 'Export tables' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('An Austrian brigade of 1757 house tables.json');
  const text = (await readFile(await download.path())).toString();
  expect(JSON.parse(text)).toMatchObject({ muster: 1, system: 'mcnally' });

  const others = await openSettings(page, second);
  const give = (content: string) =>
    others
      .locator('input[type=file]')
      .setInputFiles({ name: 'tables.json', mimeType: 'application/json', buffer: Buffer.from(content) });
  await give(text.replace('"Rally first"', '7'));
  await expect(others.getByRole('alert')).toContainText('houseTables.sequence.phase-1[0]: expected text');
  await expect(others.getByRole('button', { name: 'Export tables' })).toBeDisabled();

  await give(text);
  await expect(others.getByRole('status')).toContainText(/^\d+ cells filled in, 0 replaced\./);
  await others.getByText('Move sequence').first().click();
  await expect(others.getByRole('textbox', { name: cell })).toHaveValue('Rally first');
  await give(text);
  await expect(others.getByRole('status')).toContainText('Nothing new');

  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click();
  await page.getByRole('button', { name: 'Undo: Import house tables' }).click();
  await page.getByRole('button', { name: /^Army settings/ }).click();
  await expect(others.getByRole('button', { name: 'Export tables' })).toBeDisabled();
});
