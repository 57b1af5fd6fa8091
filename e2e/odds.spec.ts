import { expect, type Locator, type Page } from '@playwright/test';
import { openArmy, row, VANGUARD } from './builder-page';
import { test } from './quiet-page';

const chances = (within: Locator): Locator => within.getByRole('table', { name: /^Chances of hits/ });

/** The rows of the plot as a reader of the page hears them: hits, chance, chance of as many or more. */
const heard = async (within: Locator): Promise<string[]> =>
  (await chances(within).getByRole('row').allInnerTexts())
    .slice(1)
    .map((text) => text.replace(/\s+/g, ' ').trim());

const openOdds = (page: Page): Promise<void> => page.getByText('Odds', { exact: true }).click();

test('odds are loaded when they are wanted and follow the class of the unit at once', async ({ page }) => {
  await openArmy(page, VANGUARD);
  await row(page, 'Itzenplitz').click();
  const unit = page.getByRole('region', { name: 'Selected: Itzenplitz' });
  await expect(unit.getByRole('table')).toHaveCount(1);
  await openOdds(page);
  // standard infantry, short range, standard target: 2, 3, 3, 4, 4, 5 score 1, 2, 2, 3, 3, 3
  await expect
    .poll(() => heard(unit))
    .toEqual([
      '0 0% 100%',
      '1 17% 100%',
      '2 33% 83%',
      '3 rolls at −1 50% 50%',
      '4 retreats 0% 0%',
      '5+ Done For 0% 0%',
    ]);
  await expect(
    unit.getByText('2.3 hits to be expected of one shot at short range, standard target'),
  ).toBeVisible();

  await unit.getByRole('radio', { name: 'Superior', exact: true }).check({ force: true });
  await expect
    .poll(async () => (await heard(unit)).slice(2, 5))
    .toEqual(['2 50% 100%', '3 rolls at −1 33% 50%', '4 retreats 17% 17%']);
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect.poll(async () => (await heard(unit))[3]).toBe('3 rolls at −1 50% 50%');

  await unit.getByRole('radio', { name: /hits at long range, superior target$/ }).check({ force: true });
  await expect(unit.getByText('1.0 hits to be expected')).toBeVisible();
  await unit.getByText(/^Circumstances/).click();
  await unit.getByRole('checkbox', { name: /^Firer has moved/ }).check();
  // the worked shot of p. 27: −3, and every face but the 2 scores one
  await expect
    .poll(async () => (await heard(unit)).slice(0, 3))
    .toEqual(['0 50% 100%', '1 50% 50%', '2 0% 0%']);
  // the pane scrolls to its end, the page does not
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThan(2);
  await unit.getByText('What so many do to a unit that had none.').scrollIntoViewIfNeeded();
  await expect(unit.getByText('What so many do to a unit that had none.')).toBeInViewport({ ratio: 1 });
  await unit.getByRole('group', { name: 'Shots' }).getByRole('radio', { name: '3' }).check({ force: true });
  await expect.poll(async () => (await heard(unit))[3]).toBe('3 rolls at −1 13% 13%');
});

test('what was asked holds from unit to unit; cavalry fights or dismounts, wagons do neither', async ({
  page,
}) => {
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
  await expect(cavalry.getByText(/of one round charging, standard enemy/)).toBeVisible();
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
