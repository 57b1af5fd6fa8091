import { expect, type Page } from '@playwright/test';
import { unitsOf } from './builder-page';
import { openNewArmy } from './new-army';

/** Panes beside the tree: troops and findings, troops alone, or none. */
type Layout = 'desktop' | 'tablet' | 'phone';

/** From the first page to a brigade of three battalions, as somebody does who has never been here. */
export const firstMinute = async (page: Page, layout: Layout): Promise<void> => {
  const onPhone = layout === 'phone';
  const inDock = layout !== 'desktop';
  await page.goto('/');
  const form = await openNewArmy(page);
  await form.getByRole('button', { name: 'Start building' }).click();
  await page.waitForURL(/\/armies\/[\w-]+$/);

  const drawer = onPhone
    ? page.getByRole('dialog', { name: 'Points and findings' })
    : page.getByRole('complementary', { name: /^Points, findings/ });
  const findings = onPhone ? drawer : page.getByRole('region', { name: 'Findings' });
  const look = async (expectations: () => Promise<void>) => {
    if (inDock) await page.getByRole('button', { name: 'Points and findings' }).click();
    await expectations();
    if (inDock) await drawer.getByRole('button', { name: 'Close' }).first().click();
  };
  // nothing was done yet, so nothing is wrong: it is not finished
  await look(async () => {
    await expect(findings).toContainText('still needed');
    await expect(findings).not.toContainText(/\d+ errors?/);
  });

  if (onPhone) await page.getByRole('button', { name: 'Add', exact: true }).click();
  const troops = onPhone
    ? page.getByRole('dialog', { name: 'Add troops' })
    : page.getByRole('complementary', { name: 'Troops' });
  const musketeers = troops.getByRole('button', { name: 'Add Musketeers', exact: true });
  for (let battalion = 0; battalion < 3; battalion++) await musketeers.click();
  if (onPhone) await troops.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(unitsOf(page, 'Brigade 1')).toHaveCount(3);

  await look(async () => {
    await expect(findings).toBeVisible();
    await expect(findings).not.toContainText('still needed');
    await expect(findings).not.toContainText(/\d+ errors?/);
  });
};
