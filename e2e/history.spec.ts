import { expect, type Page } from '@playwright/test';
import { openArmy, row, saved, VANGUARD } from './builder-page';
import { test } from './quiet-page';

/** Saves a change of the stored army as a version of its own. */
const saveAs = async (page: Page, id: string, change: (file: typeof VANGUARD) => void) => {
  const { revision, file } = await (await page.request.get(`/api/armies/${id}`)).json();
  change(file);
  const answer = await page.request.put(`/api/armies/${id}`, { data: { revision, file, explicit: true } });
  expect(answer.ok()).toBe(true);
};

const versions = (page: Page) => page.getByRole('region', { name: /^Versions/ }).getByRole('listitem');

test('an earlier version is seen line by line, kept under a name and restored; nothing is lost', async ({
  page,
}) => {
  const id = await openArmy(page, VANGUARD);
  const points = VANGUARD.army.brigades[0]?.units.length ?? 0;
  expect(points).toBeGreaterThan(1);
  await saveAs(page, id, (file) => {
    file.name = 'Vanguard, thinned';
    file.army.brigades[0]?.units.splice(0, 1);
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'More for Vanguard, thinned' }).click();
  await page.getByRole('menuitem', { name: 'Earlier versions' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Earlier versions');
  await expect(versions(page)).toHaveCount(2);
  await expect(versions(page).first()).toContainText('today');

  await versions(page).last().getByRole('link').click();
  const version = page.getByRole('article', { name: 'Version 1' });
  await expect(version.getByRole('table', { name: 'Verdicts on this version' })).toContainText('810');
  const lines = version.getByRole('region', { name: /^From version 1 to today/ });
  await expect(lines.getByRole('row', { name: /^removed/ })).toHaveCount(1);
  await expect(lines.getByRole('row', { name: /^changed Name/ })).toContainText('Vanguard, thinned');
  await expect(lines.getByRole('row').last()).toContainText('810 →');

  await version.getByRole('textbox', { name: 'Name of this version' }).fill('Before the cut');
  await version.getByRole('button', { name: 'Rename' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Before the cut' })).toBeVisible();

  await page.getByRole('button', { name: 'Restore this version' }).click();
  await expect(versions(page)).toHaveCount(3);
  await expect(versions(page).first()).toContainText('Version 1 restored');
  await expect(versions(page).last()).toContainText('Before the cut');
  await page.getByRole('link', { name: 'Vanguard', exact: true }).click();
  await expect(saved(page)).toBeAttached();
  await expect(page.getByText('810', { exact: true }).first()).toBeVisible();
});

test('the builder leads to its history, with the last edit in it', async ({ page }) => {
  await openArmy(page, VANGUARD);
  await row(page, 'Winterfeldt').first().click();
  await page.getByRole('button', { name: 'More for the order of battle' }).click();
  await page.getByRole('menuitem', { name: 'Earlier versions' }).click();
  await expect(page).toHaveURL(/\/history$/);
  await expect(versions(page)).toHaveCount(1);
  await versions(page).first().getByRole('link').click();
  await expect(page.getByRole('article').getByText('Nothing to compare with')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Restore this version' })).toHaveCount(0);
  await page.getByText('The whole army as it was').click();
  await expect(page.getByRole('region', { name: 'Order of battle, version 1' })).toContainText('Winterfeldt');
});

test('of an army that is not mine there is no history', async ({ page, browser }) => {
  const id = await openArmy(page, VANGUARD);
  const other = await (await browser.newContext()).newPage();
  expect((await other.goto(`/armies/${id}/history`))?.status()).toBe(404);
  await other.goto('/');
  expect((await other.goto(`/armies/${id}/history?version=1`))?.status()).toBe(404);
  await other.context().close();
});
