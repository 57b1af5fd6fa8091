import { expect } from '@playwright/test';
import { test } from './quiet-page';

test('a battle is found by its year, and a unit is added to one of my own and moved, with one thumb', async ({
  page,
}) => {
  await page.goto('/history');
  const minden = page.getByRole('region', { name: '1759' }).getByRole('link', { name: /^Minden/ });
  expect((await minden.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await minden.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Minden');
  await expect(page.getByRole('region', { name: 'Allied army' })).toContainText("Kingsley's brigade");

  const made = await page.request.post('/api/history/battles', { data: { name: 'Affair', year: 1758 } });
  const { id } = await made.json();
  await page.goto(`/history/own/${id}`);
  await page
    .getByRole('button', { name: /^Add a formation to/ })
    .first()
    .tap();
  const formation = page.getByRole('dialog');
  await formation.getByLabel('Name', { exact: true }).fill('Vanguard');
  await page.getByRole('dialog', { name: 'Vanguard' }).getByRole('button', { name: 'Unit in it' }).tap();
  await page.getByRole('dialog').getByLabel('Name', { exact: true }).fill('Jäger');
  const unit = page.getByRole('dialog', { name: 'Jäger' });
  await expect(unit.getByText('No number')).toBeVisible();
  await unit.getByLabel('Men', { exact: true }).fill('300');
  await expect(unit.getByText('No number')).toBeHidden();
  await unit.getByRole('button', { name: 'Close' }).tap();
  await expect(page.getByRole('button', { name: 'Sums and findings' })).toContainText('1 unit');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Vanguard/ })
    .tap();
  await page
    .getByRole('dialog', { name: 'Vanguard' })
    .getByRole('button', { name: 'Move', exact: true })
    .tap();
  const moving = page.getByRole('dialog', { name: 'Move Vanguard' });
  await moving.getByRole('listitem').last().getByRole('button').tap();
  await expect(page.getByRole('main').getByRole('region').last()).toContainText('Jäger');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
