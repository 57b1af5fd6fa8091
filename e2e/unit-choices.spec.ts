import { expect } from '@playwright/test';
import { openArmy, row, total, VANGUARD } from './builder-page';
import { test } from './quiet-page';

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
