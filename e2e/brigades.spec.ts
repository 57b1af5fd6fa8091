import { expect, type Page } from '@playwright/test';
import { openArmy, row, section, total, unitsOf, VANGUARD } from './builder-page';
import { test } from './quiet-page';

/** Schwerin costs 30, so that a commander more or less shows in the sum: 840. */
const DASHING = structuredClone(VANGUARD);
for (const { commander } of DASHING.army.brigades) {
  if (commander.name === 'Schwerin') commander.rating = 'dashing';
}

const moreFor = async (page: Page, of: string, item: string) => {
  await page.getByRole('button', { name: `More for ${of}`, exact: true }).click();
  await page.getByRole('menuitem', { name: item }).click();
};

const undo = (page: Page) => page.getByRole('button', { name: /^Undo/ }).click();

test('a brigade is split and merged, several units are changed, moved and removed at once, and undo goes back step by step', async ({
  page,
}) => {
  await openArmy(page, DASHING);
  await expect(total(page)).toContainText('840');
  await moreFor(page, 'First brigade', 'Split in two');
  await expect(unitsOf(page, 'First brigade')).toHaveText(['Billerbeck', 'Itzenplitz']);
  await expect(unitsOf(page, 'First brigade, second part')).toHaveText(['Manteuffel']);
  await expect(section(page, 'First brigade')).toContainText('270');
  await expect(section(page, 'First brigade, second part')).toContainText('140');
  await expect(total(page)).toContainText('870');
  await expect(
    section(page, 'First brigade, second part').getByRole('button', {
      name: 'First brigade, second part',
      exact: true,
    }),
  ).toBeFocused();

  await moreFor(page, 'First brigade, second part', 'Merge into Second brigade');
  await expect(unitsOf(page, 'Second brigade')).toHaveText([
    'Prinz von Preußen',
    'Bayreuth',
    'Normann',
    'Manteuffel',
  ]);
  await expect(section(page, 'First brigade, second part')).toHaveCount(0);
  await expect(total(page)).toContainText('840');
  // cavalry and close order in one brigade
  await expect(page.getByRole('region', { name: 'Findings' }).getByText('1 error')).toBeVisible();

  await undo(page);
  await expect(unitsOf(page, 'First brigade, second part')).toHaveText(['Manteuffel']);
  await expect(unitsOf(page, 'Second brigade')).toHaveCount(3);
  await expect(total(page)).toContainText('870');
  await undo(page);
  await expect(unitsOf(page, 'First brigade')).toHaveText(['Billerbeck', 'Itzenplitz', 'Manteuffel']);
  await expect(section(page, 'First brigade, second part')).toHaveCount(0);
  await expect(total(page)).toContainText('840');

  await openArmy(page, { ...VANGUARD, settings: { nonStandardUnits: true } });
  await page.getByRole('button', { name: 'More for the order of battle' }).click();
  await page.getByRole('menuitem', { name: 'Edit several units' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit several units' });
  await expect(dialog.getByRole('heading', { name: 'Choose units' })).toBeVisible();
  await dialog.getByRole('checkbox', { name: 'First brigade' }).check();
  const doing = dialog.getByRole('region', { name: 'What to do with 3 units' });
  await expect(doing).toBeVisible();

  const choose = (of: string, option: string) =>
    dialog.getByRole('group', { name: of }).getByRole('radio', { name: option }).check({ force: true });
  await choose('Class', 'Superior');
  await expect(total(page)).toContainText('850');
  await choose('Size', 'Large');
  await expect(total(page)).toContainText('910');
  await dialog.getByRole('checkbox', { name: /^Billerbeck/ }).uncheck();
  await dialog.getByRole('combobox', { name: 'Move to' }).selectOption('Second brigade');
  await expect(unitsOf(page, 'Second brigade')).toHaveCount(5);
  await dialog.getByRole('button', { name: 'Remove 2 units' }).click();
  await expect(dialog.getByRole('heading', { name: 'Choose units' })).toBeVisible();
  await expect(total(page)).toContainText('610');

  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  for (const [units, sum] of [
    [5, '910'],
    [3, '910'],
    [3, '850'],
    [3, '810'],
  ] as const) {
    await undo(page);
    await expect(unitsOf(page, 'Second brigade')).toHaveCount(units);
    await expect(total(page)).toContainText(sum);
  }
  await expect(unitsOf(page, 'First brigade')).toHaveText(['Billerbeck', 'Itzenplitz', 'Manteuffel']);

  // together with Ctrl and Shift
  await row(page, 'Billerbeck').click();
  await row(page, 'Manteuffel').click({ modifiers: ['ControlOrMeta'] });
  await expect(page.getByRole('region', { name: 'Selected: 2 units' })).toBeVisible();
  await row(page, 'Billerbeck').click();
  await row(page, 'Prinz von Preußen').click({ modifiers: ['Shift'] });
  const several = page.getByRole('region', { name: 'Selected: 4 units' });
  await several
    .getByRole('group', { name: 'Size' })
    .getByRole('radio', { name: 'Large' })
    .check({ force: true });
  await expect(page.getByRole('main').getByText('Large', { exact: true })).toHaveCount(4);
  await several.getByRole('button', { name: 'Duplicate 4 units' }).click();
  await expect(page.getByRole('main').getByText('Large', { exact: true })).toHaveCount(8);
  await undo(page);
  await expect(unitsOf(page, 'First brigade')).toHaveCount(3);
  await row(page, 'Billerbeck').click();
  await row(page, 'Prinz von Preußen').click({ modifiers: ['Shift'] });
  await row(page, 'Prinz von Preußen').focus();
  await page.keyboard.press('Delete');
  await expect(unitsOf(page, 'First brigade')).toHaveCount(0);
  await expect(unitsOf(page, 'Second brigade')).toHaveText(['Bayreuth', 'Normann']);
  await undo(page);
  await expect(unitsOf(page, 'First brigade')).toHaveCount(3);
  await row(page, 'Normann').click();
  await expect(page.getByRole('region', { name: 'Selected: Normann' })).toBeVisible();
});
