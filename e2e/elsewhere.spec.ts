import { expect } from '@playwright/test';
import { openArmy, row, saved, VANGUARD } from './builder-page';
import { test } from './quiet-page';

test('an army is priced under other rules and kept there, every assumption told', async ({ page }) => {
  const id = await openArmy(page, VANGUARD);
  await page.getByRole('button', { name: 'More for the order of battle' }).click();
  await page.getByRole('menuitem', { name: 'Under other rules' }).click();
  const dialog = page.getByRole('dialog', { name: 'This army under other rules' });
  await expect(dialog.getByRole('region')).toHaveCount(4);
  const there = dialog.getByRole('region', { name: /McNally/ });
  await expect(there).toContainText('house costs');
  const assumptions = there.getByText(/^\d+ assumptions$/);
  await expect(there.getByRole('listitem').first()).toBeHidden();
  await assumptions.click();
  await expect(there.getByRole('listitem').first()).toBeVisible();
  expect(await there.getByRole('listitem').count()).toBe(
    Number.parseInt((await assumptions.textContent()) ?? '', 10),
  );

  await there.getByRole('button', { name: 'Keep as a new army' }).click();
  await page.waitForURL((url) => url.pathname.startsWith('/armies/') && !url.pathname.endsWith(id));
  await expect(saved(page)).toBeAttached();
  await expect(page.getByRole('button', { name: /^Army settings: Prussia, 1757.*McNally/ })).toBeVisible();
  await expect(row(page, 'Billerbeck')).toBeVisible();
  await expect(row(page, 'Székely')).toBeVisible();
  // the army it came from is as it was
  const { file } = await (await page.request.get(`/api/armies/${id}`)).json();
  expect(file.system).toBe('honours-of-war');
});
