import { expect } from '@playwright/test';
import { openArmy, openStored, row, total, VANGUARD } from './builder-page';
import { test } from './quiet-page';
import { storeReadyMade } from './ready-made-armies';
import { SYSTEM_CASES } from './system-cases';

test('a unit comes from an ally, stands on fewer bases and shows its guns', async ({ page }) => {
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
});

test('historical names are suggested for a unit, and there are none without a connection', async ({
  page,
}) => {
  await openArmy(page, VANGUARD);
  await row(page, 'Bayreuth').click();
  const name = page.getByRole('region', { name: /^Selected/ }).getByRole('combobox', { name: 'Name' });
  const offered = page.getByRole('listbox', { name: 'Regiments' }).getByRole('option');
  await page.context().setOffline(true);
  await name.focus();
  await name.fill('Normann II');
  await expect(row(page, 'Normann II')).toBeVisible();
  await name.press('ArrowDown');
  await expect(offered).toHaveCount(0);
  await page.context().setOffline(false);
  await name.blur();
  await name.focus();
  await name.press('ArrowDown');
  await expect(offered.filter({ hasText: /^Bayreuth Dragoons, DR 5/ })).toHaveCount(1);
  // names of horse, not of foot
  await expect(offered.filter({ hasText: /infantry/ })).toHaveCount(0);
  await row(page, 'Itzenplitz').click();
  await name.fill('itzenplits');
  await expect(offered.first()).toHaveText(/^Itzenplitz, IR 13/);
});

test('the names are suggested under all rules', async ({ page }) => {
  const ids = await storeReadyMade(page, ...SYSTEM_CASES.map(({ army }) => army));
  for (const [index, { system }] of SYSTEM_CASES.entries()) {
    await openStored(page, ids[index]);
    const units = page.getByRole('main').locator('li button[data-node]:has(b)');
    await units.first().click();
    const name = page.getByRole('region', { name: /^Selected/ }).getByRole('combobox', { name: 'Name' });
    await name.press('ArrowDown');
    const offered = page.getByRole('listbox', { name: 'Regiments' }).getByRole('option');
    await expect.poll(() => offered.count(), { message: system }).toBeGreaterThan(10);
  }
});
