import { expect } from '@playwright/test';
import { openStored, row } from './builder-page';
import { expectClean } from './clean-page';
import { test } from './quiet-page';
import { storeReadyMade } from './ready-made-armies';
import { SYSTEM_CASES } from './system-cases';

// the builder of Honours of War, and what opens over it, has specs of its own
test('the builder of the other systems passes axe, light and dark', async ({ page, isMobile }) => {
  test.slow();
  await page.goto('/');
  for (const { id, army, change } of SYSTEM_CASES.slice(1)) {
    const [stored = ''] = await storeReadyMade(page, army);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await openStored(page, stored);
    await row(page, change.row).first().click();
    await expect(page.getByLabel('Name', { exact: true })).toBeVisible();
    await expectClean(page, `${id}, a unit`);
    // colours are those of every page; what these panels are made of is alike in the dark
    if (isMobile) {
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click();
      await page.getByRole('button', { name: 'Add', exact: true }).click();
      await expect(page.getByRole('dialog', { name: 'Add troops' })).toBeVisible();
      await expectClean(page, `${id}, adding`, ['light']);
      continue;
    }
    await page.getByRole('button', { name: /^Army settings/ }).click();
    const settings = page.getByRole('dialog', { name: 'Army settings' });
    await expect(settings.getByRole('combobox', { name: 'Nation' })).toBeVisible();
    // lost tables lie folded, and each is made as the first
    await settings.locator('summary').first().click();
    await expectClean(page, `${id}, settings`, ['light']);
  }
});
