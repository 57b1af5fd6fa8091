import { expect, type Locator, type Page } from '@playwright/test';
import { chooseSheets, openArmy, row, total, VANGUARD } from './builder-page';
import { test } from './quiet-page';

const chances = (within: Locator): Locator => within.getByRole('table', { name: /^Chances of hits/ });

/** The rows of the plot as a reader of the page hears them: hits, chance, chance of as many or more. */
const readTexts = async (within: Locator): Promise<string[]> =>
  (await chances(within).getByRole('row').allInnerTexts())
    .slice(1)
    .map((text) => text.replace(/\s+/g, ' ').trim());

const openOdds = (page: Page): Promise<void> => page.getByText('Odds', { exact: true }).click();

test('a unit comes from an ally, stands on fewer bases, is named after its regiment, whose facings its card shows, and its odds follow what it is', async ({
  page,
}) => {
  await openArmy(page, { ...VANGUARD, settings: { nonStandardUnits: true } });
  await row(page, 'Billerbeck').click();
  const unit = page.getByRole('region', { name: 'Selected: Billerbeck' });
  const nation = unit.getByRole('combobox', { name: 'Nation' });
  await expect(nation).toHaveCount(0);
  await unit.getByRole('button', { name: 'More choices' }).click();
  await expect(nation).toBeFocused();
  await nation.selectOption('Sweden, 110 points');
  await expect(total(page)).toContainText('790');
  await expect(unit.getByText('Allied contingent: moves and limbers as Sweden')).toBeVisible();
  await unit.getByRole('checkbox', { name: /^Extra base for a gun model/ }).check();
  await expect(total(page)).toContainText('790');

  const bases = unit.getByRole('group', { name: 'Bases' });
  await expect(bases).toHaveCount(0);
  await unit.getByRole('radio', { name: 'Small' }).check({ force: true });
  await expect(total(page)).toContainText('760');
  await expect(unit.getByText('12 figures, 12 cm wide in line.')).toBeVisible();
  await bases.getByRole('radio', { name: '2' }).check({ force: true });
  await expect(unit.getByText('8 figures, 8 cm wide in line.')).toBeVisible();
  await expect(total(page)).toContainText('760');

  const file = structuredClone(VANGUARD);
  Object.assign(file.army, { nation: 'hbma', year: 1757 });
  Object.assign(file.army.brigades[0]?.units[1] ?? {}, { type: 'line', name: 'Left' });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openArmy(page, file);
  await row(page, 'Left').click();
  const form = page.getByRole('region', { name: /^Selected/ });
  const name = form.getByLabel('Name', { exact: true });
  await expect(name).toBeVisible();
  expect(asked).not.toContain('/api/history/regiments');

  // an umlaut, a slip or the middle of a name would do as well
  await name.fill('12');
  const offers = page.getByRole('listbox', { name: 'Regiments' });
  await expect(offers.getByRole('option', { name: /^12th Foot not in service in 1757/ })).toBeVisible();
  await name.press('ArrowDown');
  await expect(offers.getByRole('option', { selected: true })).toHaveText(/^12th Foot/);
  await name.press('Enter');
  await expect(name).toHaveValue('12th Foot');
  await expect(offers).toBeHidden();
  const findings = page.getByRole('region', { name: 'Findings', includeHidden: true });
  await expect(findings).toContainText('12th Foot was in the field from 1758 to 1763; this army is of 1757.');
  const regiment = form.getByRole('group', { name: 'Regiment' });
  await expect(regiment.getByRole('link', { name: /^12th Foot/ })).toHaveAttribute(
    'href',
    '/history/regiments/britain-12-foot',
  );
  await regiment.getByRole('button', { name: 'Detach 12th Foot' }).click();
  await expect(findings).not.toContainText('was in the field');

  await name.fill('37');
  await name.press('ArrowDown');
  await name.press('Enter');
  await expect(regiment).toContainText('facings yellow');
  await expect(findings).not.toContainText('was in the field');
  // the letters and the choice were one step
  await page.getByRole('button', { name: /^Undo/ }).first().click();
  await expect(row(page, '12th Foot')).toBeVisible();
  await expect(regiment).toHaveCount(0);
  await page.getByRole('button', { name: /^Redo/ }).first().click();
  await expect(regiment).toContainText('facings yellow');

  await page.getByRole('button', { name: 'Print', exact: true }).first().click();
  const print = page.getByRole('dialog', { name: 'Print', exact: true });
  await chooseSheets(page, 'Cards');
  await expect(print.getByRole('img', { name: 'Facings yellow' })).toBeVisible();

  // odds are loaded when they are wanted, and hold from unit to unit
  await openArmy(page, VANGUARD);
  await row(page, 'Itzenplitz').click();
  const line = page.getByRole('region', { name: 'Selected: Itzenplitz' });
  await expect(line.getByRole('table')).toHaveCount(1);
  await openOdds(page);
  // standard infantry, short range, standard target: 2, 3, 3, 4, 4, 5 score 1, 2, 2, 3, 3, 3
  await expect
    .poll(() => readTexts(line))
    .toEqual([
      '0 0% 100%',
      '1 17% 100%',
      '2 33% 83%',
      '3 rolls at −1 50% 50%',
      '4 retreats 0% 0%',
      '5+ Done For 0% 0%',
    ]);
  await expect(line.getByText('2.3 expected hits: one shot at short range, standard target')).toBeVisible();

  await line.getByRole('radio', { name: 'Superior', exact: true }).check({ force: true });
  await expect
    .poll(async () => (await readTexts(line)).slice(2, 5))
    .toEqual(['2 50% 100%', '3 rolls at −1 33% 50%', '4 retreats 17% 17%']);
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect.poll(async () => (await readTexts(line))[3]).toBe('3 rolls at −1 50% 50%');

  await line.getByRole('radio', { name: /hits at long range, superior target$/ }).check({ force: true });
  await expect(line.getByText('1.0 expected hits')).toBeVisible();
  await line.getByText(/^Circumstances/).click();
  await line.getByRole('checkbox', { name: /^Firer has moved/ }).check();
  // the worked shot of p. 27: −3, and every face but the 2 scores one
  await expect
    .poll(async () => (await readTexts(line)).slice(0, 3))
    .toEqual(['0 50% 100%', '1 50% 50%', '2 0% 0%']);
  // the pane scrolls to its end, the page does not
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThan(2);
  await line.getByText('What that many do to an unhurt unit.').scrollIntoViewIfNeeded();
  await expect(line.getByText('What that many do to an unhurt unit.')).toBeInViewport({ ratio: 1 });
  await line.getByRole('group', { name: 'Shots' }).getByRole('radio', { name: '3' }).check({ force: true });
  await expect.poll(async () => (await readTexts(line))[3]).toBe('3 rolls at −1 13% 13%');

  const army = structuredClone(VANGUARD);
  army.army.independents.push({
    id: 'u8',
    type: 'transport',
    name: 'Wagons',
    class: 'inferior',
    size: 'standard',
  });
  await openArmy(page, army);
  await row(page, 'Billerbeck').click();
  await openOdds(page);
  const fights = page.getByRole('group', { name: 'Odds of' });
  await expect(fights).toBeVisible();
  await row(page, 'Bayreuth').click();
  const cavalry = page.getByRole('region', { name: 'Selected: Bayreuth' });
  await expect(cavalry.getByText('Mounted cavalry does not fire.')).toBeVisible();
  await expect(fights.getByRole('radio')).toHaveCount(2);
  await expect(fights.getByRole('radio', { name: 'Melee' })).toBeChecked();
  await expect(cavalry.getByText(/expected hits: one round charging, standard enemy/)).toBeVisible();
  await expect(cavalry.getByRole('columnheader', { name: 'Not charging' })).toBeVisible();
  await fights.getByRole('radio', { name: 'Dismounted fire' }).check({ force: true });
  await expect(cavalry.getByRole('columnheader', { name: '0–8 cm' })).toBeVisible();
  await expect(cavalry.getByText('Dismounted, it fires carbines as light infantry does.')).toBeVisible();
  await row(page, 'Wagons').click();
  await expect(page.getByText('Transport never fires or fights; charged, it is Done For.')).toBeVisible();
  await expect(chances(page.getByRole('region', { name: 'Selected: Wagons' }))).toHaveCount(0);
  await row(page, 'Winterfeldt').click();
  await expect(page.getByText('Odds', { exact: true })).toHaveCount(0);
});
