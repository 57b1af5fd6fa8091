import { expect, type Page } from '@playwright/test';
import { openArmy, renameUnit as rename, row, saved, unitsOf, VANGUARD } from './builder-page';
import { test } from './quiet-page';

const unsent = (page: Page) => page.getByTitle('Not sent: no connection, kept on this device');

const stored = async (page: Page, id: string) => (await page.request.get(`/api/armies/${id}`)).json();

const firstName = async (page: Page, id: string): Promise<string> =>
  (await stored(page, id)).file.army.brigades[0].units[0].name;

/** A save of another device, which this page knows nothing of. */
const saveElsewhere = async (page: Page, id: string, name: string): Promise<void> => {
  const { revision, file } = await stored(page, id);
  const saving = await page.request.put(`/api/armies/${id}`, { data: { revision, file: { ...file, name } } });
  expect(saving.ok()).toBe(true);
};

test('edits outlast a closed tab, go to a second one, and are kept without a connection, also over a reload', async ({
  page: first,
  context,
}) => {
  const id = await openArmy(first, VANGUARD);
  await rename(first, 'Billerbeck', 'Kahlden');
  await first.close({ runBeforeUnload: true });
  const page = await context.newPage();
  await page.goto(`/armies/${id}`);
  await expect(unitsOf(page, 'First brigade').first()).toHaveText('Kahlden');
  await expect(saved(page)).toBeVisible();
  expect(await firstName(page, id)).toBe('Kahlden');

  // a second tab follows the first, and its edits are no conflict
  const second = await context.newPage();
  await second.goto(`/armies/${id}`);
  await expect(saved(second)).toBeVisible();
  await rename(page, 'Kahlden', 'Kalckstein');
  await expect(unitsOf(second, 'First brigade').first()).toHaveText('Kalckstein');
  await rename(second, 'Itzenplitz', 'Bornstedt');
  await expect(unitsOf(page, 'First brigade')).toHaveText(['Kalckstein', 'Bornstedt', 'Manteuffel']);
  await rename(page, 'Manteuffel', 'Wied');
  await expect(unitsOf(second, 'First brigade')).toHaveText(['Kalckstein', 'Bornstedt', 'Wied']);
  await expect(saved(page)).toBeVisible();
  await expect(saved(second)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(second.getByRole('dialog')).toHaveCount(0);
  const { brigades } = (await stored(page, id)).file.army;
  expect(brigades[0].units.map(({ name }: { name: string }) => name)).toEqual([
    'Kalckstein',
    'Bornstedt',
    'Wied',
  ]);
  await second.close();

  // without a connection, which then comes back
  await row(page, 'Kalckstein').click();
  await context.setOffline(true);
  await rename(page, 'Kalckstein', 'Forcade');
  await expect(unsent(page)).toBeVisible();
  // this browser has no worker for the page, as over plain http
  const warning = page.getByText(/^Do not reload this page/);
  await expect(warning).toBeVisible();
  expect(await firstName(page, id)).toBe('Kalckstein');
  await context.setOffline(false);
  await expect(saved(page)).toBeVisible();
  await expect(warning).toHaveCount(0);
  expect(await firstName(page, id)).toBe('Forcade');

  // this time the page is gone before the connection is back
  await page.route('**/api/armies/**', (route) => route.abort());
  await rename(page, 'Forcade', 'Lattorff');
  await expect(unsent(page)).toBeVisible();
  await page.unroute('**/api/armies/**');
  await page.goto('about:blank');
  await page.goto(`/armies/${id}`);
  await expect(unitsOf(page, 'First brigade').first()).toHaveText('Lattorff');
  await expect(saved(page)).toBeVisible();
  expect(await firstName(page, id)).toBe('Lattorff');
});

test('an edit is saved by itself; a save from another device leads to both side by side, and a deletion to a new army', async ({
  page,
}) => {
  const id = await openArmy(page, VANGUARD);
  await rename(page, 'Billerbeck', 'Kahlden');
  await expect(page.getByText('Saving', { exact: true })).toBeVisible();
  await expect(saved(page)).toBeVisible();
  expect(await firstName(page, id)).toBe('Kahlden');
  await page.reload();
  await expect(unitsOf(page, 'First brigade').first()).toHaveText('Kahlden');
  await expect(saved(page)).toBeVisible();

  // with nothing unsent it is followed
  await saveElsewhere(page, id, 'From the phone');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('From the phone');
  await expect(page.getByText('This army was changed elsewhere.')).toBeVisible();

  // mine is kept
  await saveElsewhere(page, id, 'From the tablet');
  await rename(page, 'Kahlden', 'Forcade');
  const dialog = page.getByRole('dialog', { name: 'This army was changed elsewhere' });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('region', { name: 'This device' })).toContainText('From the phone');
  await expect(dialog.getByRole('region', { name: 'Other device' })).toContainText('From the tablet');
  await expect(dialog.getByRole('row').filter({ hasText: 'Forcade' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Keep this one', exact: true }).click();
  await expect(saved(page)).toBeVisible();
  await expect(dialog).toBeHidden();
  expect((await stored(page, id)).file.name).toBe('From the phone');
  expect(await firstName(page, id)).toBe('Forcade');
  const versions = await (await page.request.get(`/api/armies/${id}/versions`)).json();
  expect(versions.map(({ name }: { name: string }) => name)).toContain('From the tablet');

  // theirs is taken, and mine stays as a copy
  await saveElsewhere(page, id, 'From the attic');
  await rename(page, 'Forcade', 'Wied');
  await page.getByRole('button', { name: 'Take the other, keep this as a copy' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('From the attic');
  await expect(unitsOf(page, 'First brigade').first()).toHaveText('Forcade');
  await expect(saved(page)).toBeVisible();
  const { armies }: { armies: { name: string }[] } = await (await page.request.get('/api/armies')).json();
  expect(armies.map(({ name }) => name).toSorted()).toEqual(['From the attic', 'From the phone (copy)']);

  // where the changes do not touch, both are taken
  await saveElsewhere(page, id, 'From the cellar');
  await rename(page, 'Forcade', 'Wied');
  await page.getByRole('button', { name: 'Take both' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('From the cellar');
  await expect(saved(page)).toBeVisible();
  expect(await firstName(page, id)).toBe('Wied');

  // deleted elsewhere, it is kept as a new one
  await page.request.delete(`/api/armies/${id}`);
  await rename(page, 'Wied', 'Kleist');
  await page
    .getByRole('dialog', { name: 'This army was deleted elsewhere' })
    .getByRole('button', { name: 'Keep it as a new army' })
    .click();
  await page.waitForURL((url) => url.pathname.startsWith('/armies/') && !url.pathname.endsWith(id));
  await expect(unitsOf(page, 'First brigade').first()).toHaveText('Kleist');
});
