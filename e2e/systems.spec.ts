import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { chooseSheets, row, saved, total } from './builder-page';
import { expectClean, walkTo } from './clean-page';
import { test } from './quiet-page';
import { type FieldEdit, SYSTEM_CASES, type SystemCase } from './system-cases';

const inspector = (page: Page): Locator => page.getByRole('region', { name: /^Selected/ });
const undo = (page: Page) => page.getByRole('button', { name: /^Undo/ }).click();

const edit = async (page: Page, { row: name, field, name: label, value = '' }: FieldEdit) => {
  await row(page, name).first().click();
  const form = inspector(page);
  if (field === 'number') await form.getByRole('spinbutton', { name: label }).fill(value);
  if (field === 'check') await form.getByRole('checkbox', { name: label }).click();
  if (field === 'radio') await form.getByRole('radio', { name: label, exact: true }).check({ force: true });
};

const openMore = async (page: Page, item: string) => {
  await page.getByRole('button', { name: 'More for the order of battle' }).click();
  await page.getByRole('menuitem', { name: item }).click();
};

const close = async (dialog: Locator) => {
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  await expect(dialog).toBeHidden();
};

const idOf = (page: Page): string => new URL(page.url()).pathname.split('/').at(-1) ?? '';

/** Heads of the columns stand over what they are of. */
const expectHeadsInPlace = async (page: Page) => {
  const lefts = (line: Locator) =>
    line.evaluate((element) =>
      [...element.children]
        .flatMap((part) => (getComputedStyle(part).display === 'contents' ? [...part.children] : [part]))
        .slice(0, -1)
        .map((part) => Math.round(part.getBoundingClientRect().left)),
    );
  const tree = page.getByRole('main');
  const units = tree
    .getByRole('region')
    .getByRole('listitem')
    .filter({ hasNot: page.getByRole('combobox') });
  const [heads, cells] = [await lefts(tree.locator('> [aria-hidden]')), await lefts(units.first())];
  expect(cells.slice(0, heads.length)).toEqual(heads);
};

/** Begins with the ready-made army of a system; adds, changes and breaks a rule. */
const build = async (page: Page, { id, name, ...of }: SystemCase) => {
  await page.getByRole('button', { name: new RegExp(`^(Show )?${name}$`) }).click();
  const preview = page.getByRole('dialog', { name });
  await expect(preview).toContainText(of.total);
  await preview.getByRole('button', { name: 'Start with this army' }).click();
  await page.waitForURL(/\/armies\/[\w-]+$/);
  await expect(total(page)).toContainText(of.total);
  await expectHeadsInPlace(page);

  await page.getByRole('button', { name: `Add ${of.add.troop}`, exact: true }).click();
  await expect(total(page)).toContainText(of.add.total);
  await undo(page);
  await expect(total(page)).toContainText(of.total);
  await page.getByRole('button', { name: /^Redo/ }).click();
  await expect(total(page)).toContainText(of.add.total);

  await edit(page, of.change);
  await expect(total(page)).toContainText(of.change.total);
  // colours are those of every page; what these panels are made of is alike in the dark
  await expectClean(page, `${id}, a unit`, ['light']);
  // regiments of its nation are offered as names under all rules
  await inspector(page).getByRole('combobox', { name: 'Name' }).press('ArrowDown');
  const regiments = page.getByRole('listbox', { name: 'Regiments' }).getByRole('option');
  await expect.poll(() => regiments.count()).toBeGreaterThan(10);
  await page.keyboard.press('Escape');
  await inspector(page).getByText('Odds', { exact: true }).click();
  await expect(inspector(page).getByRole('table').filter({ hasText: '%' }).first()).toBeVisible();
  await inspector(page).getByText('Odds', { exact: true }).click();

  const broken = page
    .getByRole('region', { name: 'Findings' })
    .getByRole('listitem')
    .filter({ has: page.locator(`[data-code=${of.illegal.code}]`) });
  await expect(broken).toHaveCount(0);
  await edit(page, of.illegal);
  await expect(broken.getByRole('img', { name: 'error' })).toBeVisible();
  await expect(broken.getByRole('link', { name: of.illegal.cite })).toHaveAttribute(
    'href',
    `/rules/${id}#${of.illegal.code}`,
  );
  await undo(page);
  await expect(broken).toHaveCount(0);
  await expect(total(page)).toContainText(of.change.total);
};

/** Takes a setting of the system, which the roster then says. */
const settle = async (page: Page, { id, name, setting, change }: SystemCase) => {
  await page.getByRole('button', { name: /^Army settings/ }).click();
  const settings = page.getByRole('dialog', { name: 'Army settings' });
  // what the system asks of an army comes a moment later and moves all below it
  await expect(settings.getByRole('combobox', { name: 'Nation' })).toBeVisible();
  const chosen = settings
    .getByRole('group', { name: setting.label, exact: true })
    .getByRole('radio', { name: setting.option, exact: true });
  await chosen.check({ force: true });
  await expect(chosen).toBeChecked();
  // lost tables lie folded, and each is made as the first; one system has lost none
  const folded = settings.locator('summary');
  if ((await folded.count()) > 0) await folded.first().click();
  await expectClean(page, `${id}, settings`, ['light']);
  await close(settings);

  await page.getByRole('button', { name: 'Print', exact: true }).click();
  const print = page.getByRole('dialog', { name: 'Print', exact: true });
  await chooseSheets(page, 'Roster');
  const sheet = print.getByRole('region', { name });
  await expect(sheet).toContainText(change.total);
  await expect(sheet).toContainText(setting.sheet);
  await close(print);
};

/** The army under the other rules, as a text that reads back, and as its file. */
const writeDown = async (page: Page, { id, system, name }: SystemCase) => {
  await openMore(page, 'Under other rules');
  const others = page.getByRole('dialog', { name: 'This army under other rules' });
  await expect(others.getByRole('region')).toHaveCount(SYSTEM_CASES.length - 1);
  for (const other of await others.getByRole('region').all()) {
    await other.getByText(/^\d+ assumptions?$/).click();
    await expect(other.getByRole('listitem').first()).toBeVisible();
  }
  await close(others);

  await openMore(page, 'Army as text');
  const asText = page.getByRole('dialog', { name: 'The army as text' });
  await asText.getByRole('radio', { name: 'Full, reads back' }).check({ force: true });
  const field = asText.getByRole('textbox', { name: 'Text of the army' });
  await expect(field).toHaveValue(new RegExp(system));
  const text = await field.inputValue();
  await close(asText);

  await expect(saved(page)).toBeVisible();
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const share = page.getByRole('dialog', { name: 'Share' });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    share.getByRole('link', { name: 'Army file' }).click(),
  ]);
  const buffer = await readFile(await download.path());
  expect(JSON.parse(buffer.toString())).toMatchObject({ muster: 1, system: id, name });
  await close(share);
  return { text, file: { name: `${id}.json`, mimeType: 'application/json', buffer } };
};

test('every system: built, changed, judged, printed, written down and read back; its forms pass axe', async ({
  page,
}) => {
  test.slow();
  const written: Awaited<ReturnType<typeof writeDown>>[] = [];
  const stored: string[] = [];
  await page.goto('/');
  for (const each of SYSTEM_CASES) {
    if (stored.length > 0) await walkTo(page, '/');
    await build(page, each);
    await settle(page, each);
    written.push(await writeDown(page, each));
    stored.push(idOf(page));
  }
  const files = written.map(({ file }) => file);

  await page.goto('/');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const importing = page.getByRole('dialog', { name: 'Import armies' });
  for (const [index, { text }] of written.entries()) {
    await importing.getByRole('textbox').fill(text);
    await importing.getByRole('button', { name: 'Import the text' }).click();
    await expect(importing.getByText('1 army imported.')).toBeVisible();
    await expect(importing.getByRole('link', { name: SYSTEM_CASES[index]?.name ?? 'none' })).toBeVisible();
  }
  await importing.locator('input[type=file]').setInputFiles(files);
  for (const { name } of files) await expect(importing.getByText(name)).toBeVisible();
  await importing
    .getByRole('link', { name: SYSTEM_CASES[0]?.name ?? 'none' })
    .first()
    .click();
  await page.waitForURL(/\/armies\/[\w-]+$/);
  await expect(total(page)).toContainText(SYSTEM_CASES[0]?.change.total ?? 'none');
  expect(stored).not.toContain(idOf(page));

  await page.goto('/check');
  for (const [index, { setting, legal, change }] of SYSTEM_CASES.entries()) {
    await page.locator('input[type=file]').setInputFiles(files.slice(index, index + 1));
    const verdicts = page.getByRole('region', { name: 'Verdicts' });
    await expect(verdicts.locator(`[data-verdict=${legal ? 'legal' : 'illegal'}]`)).toContainText(
      change.total,
    );
    await expect(verdicts).toContainText(setting.profile);
  }

  for (const [index, { id, system, rules, setting, name, change }] of SYSTEM_CASES.entries()) {
    await page.goto(`/compare?a=${stored[index]}&b=${stored[index]}`);
    await expect(page.getByRole('region', { name: `First: ${name}` })).toContainText(change.total);
    await walkTo(page, `/rules/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(system);
    await expect(page.locator(`#${rules.code}`)).toBeVisible();
    await expect(page.locator(`#setting-${setting.profile.split('=')[0]}`)).toContainText(setting.label);
    await expect(page.getByRole('region', { name: 'Rulings' }).getByRole('listitem')).toHaveCount(
      rules.rulings,
    );
  }
});
