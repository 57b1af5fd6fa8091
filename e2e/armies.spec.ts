import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { THEME_SCRIPT } from '../lib/theme';
import { expectClean } from './clean-page';
import { firstMinute } from './first-minute';
import { openNewArmy } from './new-army';
import { test } from './quiet-page';
import { storeReadyMade } from './ready-made-armies';

const PRUSSIA = 'Lobositz 1756: Prussia';
const AUSTRIA = 'Lobositz 1756: Austria';
const BLUE = 'Kutzdorf: Blue';

const mine = (page: Page) => page.getByRole('region', { name: 'My armies' });
const names = (page: Page) => mine(page).getByRole('listitem').getByRole('heading');
const line = (page: Page, name: string) =>
  mine(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });
const choose = async (page: Page, army: string, item: string) => {
  await page.getByRole('button', { name: `More for ${army}`, exact: true }).click();
  await page.getByRole('menuitem', { name: item }).click();
};

test('a first visitor starts from a side, from the form and from an army of the book', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Armies for the Seven Years War');
  await expect(page.getByRole('main')).toContainText('Free, no account');
  // two clicks to a legal army: a side, which is drawn, and the button beside it
  const sides = page.getByRole('group', { name: 'Side' });
  const rules = page.getByRole('combobox', { name: 'Rules and points' });
  await expect(rules.getByRole('option')).toHaveCount(5);
  await rules.selectOption({ label: 'Thinglum, 540 house points' });
  await rules.selectOption({ label: 'Honours of War, 1,500 points' });
  await sides.getByRole('radio', { name: /^Austria/ }).check();
  const drawn = page.getByRole('img', { name: /^Austria 1757, 1,460 points, / });
  await expect.poll(() => drawn.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1440);
  await expect(page.getByRole('main')).toContainText('Ready, 40 points left.');
  await page.getByRole('button', { name: 'Take this army' }).click();
  await page.waitForURL(/\/armies\/[\w-]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Austria 1757');
  await page.goto('/');
  await expect(names(page)).toHaveText(['Austria 1757']);
  // of a second one the number says that it is one
  await page.getByRole('button', { name: 'Choose a side' }).click();
  await page.getByRole('button', { name: 'Take Austria 1757' }).click();
  await page.waitForURL(/\/armies\/[\w-]+$/);
  await page.goto('/');
  await expect(names(page)).toHaveText(['Austria 1757, 2', 'Austria 1757']);

  const form = await openNewArmy(page);
  // each of the rules has a limit that is usual
  const rule = form.getByRole('combobox', { name: 'Rules' });
  for (const [rules, usual] of [
    ['Thinglum', '540'],
    ['One Hour', '150'],
  ] as const) {
    const label = await rule.getByRole('option', { name: rules }).textContent();
    await rule.selectOption({ label: label ?? '' });
    await expect(form.getByRole('textbox', { name: 'Points' })).toHaveValue(usual);
  }
  await rule.selectOption({
    label: (await rule.getByRole('option', { name: 'Honours' }).textContent()) ?? '',
  });
  await form.getByRole('radio', { name: 'Austria' }).check();
  await form.getByRole('radio', { name: '1758' }).check();
  await form.getByRole('textbox', { name: 'Points' }).fill('lots');
  await form.getByRole('button', { name: 'Start building' }).click();
  await expect(form.getByText('A whole number from 1')).toBeVisible();
  await form.getByRole('textbox', { name: 'Points' }).fill('1,250');
  await form.getByRole('combobox', { name: 'Scale' }).selectOption('15 mm');
  await form.getByRole('button', { name: 'Start building' }).click();
  await page.waitForURL(/\/armies\/[\w-]+$/);

  await page.goto('/');
  const army = line(page, 'Austria 1758');
  await expect(army).toContainText('Austria, Honours of War, 15 mm');
  await expect(army).toContainText('0 of 1,250');

  await page.goto('/');
  await page.getByRole('button', { name: BLUE }).click();
  const preview = page.getByRole('dialog', { name: BLUE });
  await preview.getByRole('radio', { name: '1761' }).check();
  await preview.getByRole('button', { name: 'Start with this army' }).click();
  await page.waitForURL(/\/armies\/[\w-]+$/);
  await page.goto('/');
  await expect(line(page, BLUE)).toContainText('1761');

  // the first minute ends in a brigade that is legal
  await firstMinute(page, 'desktop');
});

test('the list is searched, sorted and changed, also without a connection; files, dropped files, pasted and typed texts are imported, each with its answer; a download and a backup read back in; the theme is there before the first paint', async ({
  page,
  context,
}) => {
  await test.step('the list is searched, sorted and changed, also without a connection', async () => {
    await storeReadyMade(page, 'lobositz-1756-prussia', 'lobositz-1756-austria', 'kutzdorf-blue');
    await page.goto('/');
    await expect(names(page)).toHaveText([BLUE, AUSTRIA, PRUSSIA]);

    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Points');
    await expect(names(page)).toHaveText([PRUSSIA, AUSTRIA, BLUE]);
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Name');
    await expect(names(page)).toHaveText([BLUE, AUSTRIA, PRUSSIA]);

    await page.getByRole('searchbox', { name: 'Search armies' }).fill('lobositz');
    await expect(names(page)).toHaveText([AUSTRIA, PRUSSIA]);
    await expect(mine(page).getByRole('status')).toHaveText('2 of 3 armies');
    await page.getByRole('combobox', { name: 'Nation' }).selectOption('Prussia');
    await expect(names(page)).toHaveText([PRUSSIA]);
    await page.getByRole('searchbox', { name: 'Search armies' }).fill('minden');
    await mine(page).getByRole('button', { name: 'Show all' }).click();
    await expect(names(page)).toHaveCount(3);
    await page.getByRole('combobox', { name: 'Rule system' }).selectOption('Thinglum');
    await expect(mine(page)).toContainText('No army matches');
    await page.reload();

    await choose(page, PRUSSIA, 'Rename');
    const dialog = page.getByRole('dialog', { name: 'Rename' });
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeFocused();
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Kołłątaj and Суворов');
    await dialog.getByRole('button', { name: 'Rename' }).click();
    await expect(names(page)).toContainText(['Kołłątaj and Суворов']);

    await choose(page, 'Kołłątaj and Суворов', 'Duplicate');
    await expect(names(page)).toHaveCount(4);
    await page.reload();
    await expect(names(page)).toHaveCount(4);
    const copy = (await names(page).first().textContent()) ?? '';

    await choose(page, copy, 'Delete');
    await expect(names(page)).toHaveCount(3);
    await expect(page.getByRole('heading', { name: 'My armies' })).toBeFocused();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(names(page)).toHaveCount(4);
    await page.reload();
    await expect(names(page)).toHaveCount(4);

    await choose(page, copy, 'Delete');
    await expect(names(page)).toHaveCount(3);
    await page.reload();
    await expect(names(page)).toHaveCount(3);

    await context.setOffline(true);
    await expect(page.getByText('No connection: this list may be out of date.')).toBeVisible();
    await choose(page, AUSTRIA, 'Delete');
    await expect(page.getByRole('region', { name: 'Messages' })).toContainText('There is no connection');
    await expect(names(page)).toHaveCount(3);
    await context.setOffline(false);
    await page.reload();
    await expect(names(page)).toHaveCount(3);
  });

  await test.step('files, dropped files, pasted and typed texts are imported, and a backup reads back in', async () => {
    const before = await names(page).allTextContents();
    const lobositz = await (await page.request.get('/api/ready-made/lobositz-1756-prussia')).text();
    const unknownKey = JSON.stringify({ ...JSON.parse(lobositz), secret: 1 });
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Import armies' });
    const files = ['{\n  "muster": 1,\n  "system" "x"\n}', lobositz, unknownKey, ' '.repeat(9_000_000)];
    await dialog.locator('input[type=file]').setInputFiles(
      files.map((text, index) => ({
        name: `${index + 1}.json`,
        mimeType: 'application/json',
        buffer: Buffer.from(text),
      })),
    );
    await expect(dialog.getByText('1 army imported, 3 files not.')).toBeVisible();
    await expect(dialog.getByRole('listitem').filter({ hasText: '1.json' })).toContainText(
      'Line 3, column 12',
    );
    await expect(dialog.getByRole('listitem').filter({ hasText: '3.json' })).toContainText('secret');
    await expect(dialog.getByRole('listitem').filter({ hasText: '4.json' })).toContainText('9 MB');
    await page.keyboard.press('Escape');
    await expect(names(page)).toHaveText([PRUSSIA, ...before]);

    const text = await (await page.request.get('/api/ready-made/kutzdorf-blue')).text();
    const dropped = await page.evaluateHandle((content) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([content], 'blue.json', { type: 'application/json' }));
      return transfer;
    }, text);
    await page.dispatchEvent('body', 'drop', { dataTransfer: dropped });
    await expect(dialog.getByText('1 army imported.')).toBeVisible();
    await dialog.getByRole('textbox', { name: /^Or paste/ }).fill(text);
    await dialog.getByRole('button', { name: 'Import the text' }).click();
    await expect(dialog.getByText('Pasted text')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(names(page)).toHaveText([BLUE, BLUE, PRUSSIA, ...before]);

    // a list as people type it is settled line by line; nothing is taken that was not shown
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    const typed = [
      'Bevern’s wing',
      'Honours of War, Prussia 1757, 28mm, 1500 points',
      '* Brigade 1 (von Bevern) - dashing',
      '3x Musketeers',
      'Grenadier Bn',
      'IR 13',
      'Husars, large',
      'See you on Saturday',
    ].join('\n');
    await page.getByLabel('Or paste an army file, or an army as text').fill(typed);
    await page.getByRole('button', { name: 'Import the text' }).click();
    const lines = page.getByRole('form', { name: 'Unclear lines' });
    await expect(lines).toContainText('3 lines are unclear.');
    await expect(lines.getByRole('button', { name: 'Read it again' })).toBeDisabled();
    const line = (name: string) => lines.getByRole('group', { name });
    await line('IR 13').getByLabel('It is').selectOption('- IR 13: Musketeers; standard');
    await line('Husars, large').getByLabel('- Hussars; standard, large').check();
    await expectClean(page, 'open lines');
    await lines.getByRole('button', { name: 'Read it again' }).click();
    await expect(lines).toContainText('One line is unclear.');
    await line('See you on Saturday').getByLabel('Leave it out').check();
    await lines.getByRole('button', { name: 'Read it again' }).click();
    await expect(page.getByText('1 army imported.').first()).toBeVisible();
    await page.getByRole('dialog').getByRole('link', { name: 'Bevern’s wing' }).click();
    await expect(page.getByRole('main')).toContainText('IR 13');
    await expect(page.getByRole('main')).toContainText('von Bevern');

    await page.goto('/');
    const saving = page.waitForEvent('download');
    await choose(page, PRUSSIA, 'Download the army file');
    const file = await saving;
    expect(file.suggestedFilename()).toMatch(/Lobositz.*\.json$/);
    const army: unknown = JSON.parse(await readFile(await file.path(), 'utf8'));
    expect(army).toMatchObject({ muster: 1, system: 'honours-of-war', name: PRUSSIA });

    const backing = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Back up all' }).click();
    const backup = await (await backing).path();
    const armies: unknown[] = JSON.parse(await readFile(backup, 'utf8'));
    expect(armies).toHaveLength(7);
    expect(armies).toContainEqual(army);

    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await dialog.locator('input[type=file]').setInputFiles(backup);
    await expect(dialog.getByText('7 armies imported.')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Name');
    await expect(names(page)).toHaveCount(14);
  });

  await test.step('the theme is there before the first paint', async () => {
    await page.getByRole('button', { name: 'Theme' }).click();
    await page.getByRole('menuitemradio', { name: 'Dark' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    // a script before everything that is drawn
    const html = await (await page.request.get('/check')).text();
    expect(html.indexOf(THEME_SCRIPT)).toBeGreaterThan(0);
    expect(html.indexOf(THEME_SCRIPT)).toBeLessThan(html.indexOf('<header'));
    await page.goto('/check');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
});
