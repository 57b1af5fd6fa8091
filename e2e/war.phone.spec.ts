import { expect } from '@playwright/test';
import { expectClean } from './clean-page';
import { test } from './quiet-page';

test('the history on a phone: a battle found by its year, with one thumb', async ({ page }) => {
  await page.goto('/history');
  await expectClean(page, 'history on a phone', ['light']);
  const minden = page.getByRole('region', { name: '1759' }).getByRole('link', { name: /^Minden/ });
  expect((await minden.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await minden.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Minden');
  await expect(page.getByRole('region', { name: 'Allied army' })).toContainText("Kingsley's brigade");
  await expectClean(page, 'a battle on a phone', ['light']);
  for (const path of ['/history', page.url(), '/history/nations/prussia']) {
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  }
});
