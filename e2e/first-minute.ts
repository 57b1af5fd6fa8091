import { expect, type Page } from '@playwright/test';
import { unitsOf } from './builder-page';

/** From the first page to a brigade of three battalions and its roster, as somebody does who has never been here. */
export const firstMinute = async (page: Page, onPhone: boolean): Promise<void> => {
  await page.goto('/');
  if (onPhone) await page.getByRole('button', { name: 'New army' }).click();
  const form = page.getByRole('form', { name: 'New army' }).last();
  await form.getByRole('button', { name: 'Start building' }).click();
  await page.waitForURL(/\/armies\/[\w-]+$/);

  // nothing was done yet, so nothing is wrong: it is not finished
  const sum = page.getByRole('button', { name: 'Points and findings' });
  const findings = onPhone
    ? page.getByRole('dialog', { name: 'Points and findings' })
    : page.getByRole('region', { name: 'Findings' });
  if (onPhone) await sum.click();
  await expect(findings).toContainText('still wanted');
  await expect(findings).not.toContainText(/\d+ errors?/);
  if (onPhone) await findings.getByRole('button', { name: 'Close' }).click();

  if (onPhone) await page.getByRole('button', { name: 'Add', exact: true }).click();
  const troops = onPhone
    ? page.getByRole('dialog', { name: 'Add troops' })
    : page.getByRole('complementary', { name: 'Troops' });
  const musketeers = troops.getByRole('button', { name: 'Add Musketeers', exact: true });
  for (let battalion = 0; battalion < 3; battalion++) await musketeers.click();
  if (onPhone) await troops.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(unitsOf(page, 'First brigade')).toHaveCount(3);

  if (onPhone) await sum.click();
  await expect(findings).not.toContainText('still wanted');
  await expect(findings).not.toContainText(/\d+ errors?/);
};
