import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { openArmy, openStored, row, saved, total, VANGUARD } from './builder-page';
import { test } from './quiet-page';
import { storeReadyMade } from './ready-made-armies';

const FENWICK = {
  ...VANGUARD,
  name: 'Grand Fenwick',
  army: {
    ...VANGUARD.army,
    nation: 'imagi-nation',
    imagiNation: { name: 'Fenwick', template: 'prussia', band: 'Z', commanderBand: '0' },
  },
};

const settings = (page: Page) => page.getByRole('dialog', { name: 'Army settings' });
const openSettings = (page: Page) => page.getByRole('button', { name: /^Army settings/ }).click();
const offer = (page: Page, troops: string) =>
  page.getByRole('button', { name: `Add ${troops}`, exact: true, includeHidden: true });

const openHouseTables = async (page: Page, army: string | undefined) => {
  await openStored(page, army);
  await page.getByRole('button', { name: /^Army settings/ }).click();
  return page.getByRole('dialog', { name: 'Army settings' }).getByRole('region', { name: 'House tables' });
};

const cell = 'Move sequence, 1, Phase';

test('an imagi-nation fields a troop list and a table of its own, every step can be undone by keys, and lost tables are filled in once and taken by another army', async ({
  page,
}) => {
  await openArmy(page, FENWICK);
  const findings = page.getByRole('region', { name: 'Findings', includeHidden: true });
  await expect(offer(page, 'Garrison regiment')).toHaveCount(1);
  await openSettings(page);
  const troops = settings(page).getByRole('region', { name: 'Its troops' });
  await troops.getByRole('radio', { name: 'Its own' }).check({ force: true });
  await expect(troops.getByRole('combobox', { name: 'Class of Dragoons' })).toHaveValue('standard');

  await troops.getByRole('button', { name: 'Take Garrison regiment off the list' }).click();
  await expect(troops.getByRole('button', { name: /^Take Militia/ })).toBeFocused();
  await expect(offer(page, 'Garrison regiment')).toHaveCount(0);
  await troops.getByRole('button', { name: 'Take Dragoons off the list' }).click();
  await expect(findings).toContainText('the troop list of your imagi-nation has no Dragoons');

  await troops.getByRole('combobox', { name: 'Add a troop type' }).selectOption('Uhlahnen');
  await troops.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(troops.getByRole('status')).toHaveText('Uhlahnen added');
  await troops.getByRole('combobox', { name: 'Class of Uhlahnen' }).selectOption('standard');
  await expect(offer(page, 'Uhlahnen')).toHaveCount(1);
  await settings(page).getByRole('combobox', { name: 'Units pay' }).selectOption('P');
  await expect(total(page)).toContainText('810');

  await settings(page).getByRole('button', { name: 'Close' }).first().click();
  await offer(page, 'Uhlahnen').click();
  await expect(total(page)).toContainText('920');
  await row(page, 'Uhlahnen regiment').click();
  await expect(page.getByRole('table', { name: 'How 110 points are made up' })).toContainText('Imagi-nation');

  await expect(saved(page)).toBeVisible();
  await page.reload();
  await expect(total(page)).toContainText('920');
  await expect(offer(page, 'Uhlahnen')).toHaveCount(1);
  await expect(offer(page, 'Garrison regiment')).toHaveCount(0);

  await openArmy(page, FENWICK);
  await openSettings(page);
  const menu = settings(page).getByRole('region', { name: 'How it fights' });
  const dashing = menu.getByRole('radio', { name: 'A roll of 1: dashing' });
  await expect(menu.getByRole('radio', { name: 'A roll of 1: dithering' })).toBeChecked();
  await dashing.check();
  await expect(dashing).toBeChecked();
  await expect(menu.getByRole('radio', { name: 'A roll of 1: dithering' })).not.toBeChecked();
  await menu.getByRole('combobox', { name: 'Movement initiative' }).selectOption('−2');
  await menu
    .getByRole('group', { name: 'Limbering' })
    .getByRole('radio', { name: 'Full move' })
    .check({ force: true });
  const asPrussia = menu.getByRole('button', { name: /: as Prussia$/ });
  await expect(asPrussia).toHaveCount(3);
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(asPrussia).toHaveCount(1);
  await expect(menu.getByRole('combobox', { name: 'Movement initiative' })).toHaveValue('1');
  await asPrussia.click();
  await expect(asPrussia).toHaveCount(0);
  await expect(dashing).not.toBeChecked();

  // lost tables are filled in once, kept as a file and taken by another army
  await page.goto('/');
  const [first, second] = await storeReadyMade(page, 'austrian-brigade', 'austrian-brigade');
  const tables = await openHouseTables(page, first);
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

  const others = await openHouseTables(page, second);
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
