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

test('an earlier version is seen line by line, kept under a name and restored; the army is kept under other rules', async ({
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

  await page.getByRole('button', { name: 'More for the order of battle' }).click();
  await page.getByRole('menuitem', { name: 'Earlier versions' }).click();
  await expect(versions(page)).toHaveCount(3);
  await page.goto(`/armies/${id}`);
  await expect(saved(page)).toBeAttached();

  // every assumption is told
  await page.getByRole('button', { name: 'More for the order of battle' }).click();
  await page.getByRole('menuitem', { name: 'Under other rules' }).click();
  const dialog = page.getByRole('dialog', { name: 'This army under other rules' });
  await expect(dialog.getByRole('region')).toHaveCount(4);
  const there = dialog.getByRole('region', { name: /McNally/ });
  await expect(there).toContainText('house points');
  const assumptions = there.getByText(/^\d+ assumptions?$/);
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
