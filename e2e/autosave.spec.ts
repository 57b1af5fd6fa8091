import { expect, type Page } from '@playwright/test';
import { openArmy, renameUnit as rename, row, saved, unitsOf, VANGUARD } from './builder-page';
import { test } from './quiet-page';

const unsent = (page: Page) => page.getByTitle('Not sent: no connection, kept on this device');

const stored = async (page: Page, id: string) => (await page.request.get(`/api/armies/${id}`)).json();

const firstName = async (page: Page, id: string): Promise<string> =>
  (await stored(page, id)).file.army.brigades[0].units[0].name;

test('an edit is saved by itself and is there after a reload', async ({ page }) => {
  const id = await openArmy(page, VANGUARD);
  await rename(page, 'Billerbeck', 'Kahlden');
  await expect(page.getByText('Saving', { exact: true })).toBeVisible();
  await expect(saved(page)).toBeVisible();
  expect(await firstName(page, id)).toBe('Kahlden');
  await page.reload();
  await expect(unitsOf(page, 'First brigade').first()).toHaveText('Kahlden');
});

test('a tab closed right after a keystroke loses nothing', async ({ page, context }) => {
  const id = await openArmy(page, VANGUARD);
  await rename(page, 'Billerbeck', 'Kahlden');
  await page.close({ runBeforeUnload: true });
  const next = await context.newPage();
  await next.goto(`/armies/${id}`);
  await expect(unitsOf(next, 'First brigade').first()).toHaveText('Kahlden');
  await expect(saved(next)).toBeVisible();
  expect(await firstName(next, id)).toBe('Kahlden');
});

test('a second tab follows the first, and its edits are no conflict', async ({ page, context }) => {
  const id = await openArmy(page, VANGUARD);
  const second = await context.newPage();
  await second.goto(`/armies/${id}`);
  await expect(saved(second)).toBeVisible();

  await rename(page, 'Billerbeck', 'Kahlden');
  await expect(unitsOf(second, 'First brigade').first()).toHaveText('Kahlden');
  await rename(second, 'Itzenplitz', 'Bornstedt');
  await expect(unitsOf(page, 'First brigade')).toHaveText(['Kahlden', 'Bornstedt', 'Manteuffel']);
  await rename(page, 'Manteuffel', 'Wied');
  await expect(unitsOf(second, 'First brigade')).toHaveText(['Kahlden', 'Bornstedt', 'Wied']);

  await expect(saved(page)).toBeVisible();
  await expect(saved(second)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(second.getByRole('dialog')).toHaveCount(0);
  const { brigades } = (await stored(page, id)).file.army;
  expect(brigades[0].units.map(({ name }: { name: string }) => name)).toEqual([
    'Kahlden',
    'Bornstedt',
    'Wied',
  ]);
});

test('edits without a connection are kept, also over a reload, and sent when it is back', async ({
  page,
  context,
}) => {
  const id = await openArmy(page, VANGUARD);
  await expect(saved(page)).toBeVisible();
  // whoever edits has the form open: it is fetched when it is first wanted
  await row(page, 'Billerbeck').click();
  await expect(
    page.getByRole('region', { name: /^Selected/ }).getByLabel('Name', { exact: true }),
  ).toBeVisible();
  await context.setOffline(true);
  await rename(page, 'Billerbeck', 'Kahlden');
  await expect(unsent(page)).toBeVisible();
  expect(await firstName(page, id)).toBe('Billerbeck');
  await context.setOffline(false);
  await expect(saved(page)).toBeVisible();
  expect(await firstName(page, id)).toBe('Kahlden');

  // this time the page is gone before the connection is back
  await page.route('**/api/armies/**', (route) => route.abort());
  await rename(page, 'Kahlden', 'Wied');
  await expect(unsent(page)).toBeVisible();
  await page.unroute('**/api/armies/**');
  await page.goto('about:blank');
  await page.goto(`/armies/${id}`);
  await expect(unitsOf(page, 'First brigade').first()).toHaveText('Wied');
  await expect(saved(page)).toBeVisible();
  expect(await firstName(page, id)).toBe('Wied');
});

test('a save from another device leads to both versions side by side; mine can be kept', async ({ page }) => {
  const id = await openArmy(page, VANGUARD);
  await expect(saved(page)).toBeVisible();
  const { revision, file } = await stored(page, id);
  await page.request.put(`/api/armies/${id}`, {
    data: { revision, file: { ...file, name: 'From the tablet' } },
  });

  await rename(page, 'Billerbeck', 'Kahlden');
  const dialog = page.getByRole('dialog', { name: 'This army was changed elsewhere' });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('region', { name: 'Mine' })).toContainText('Vanguard');
  await expect(dialog.getByRole('region', { name: 'Theirs' })).toContainText('From the tablet');
  await expect(dialog.getByRole('row').filter({ hasText: 'Kahlden' })).toBeVisible();

  await dialog.getByRole('button', { name: 'Keep mine', exact: true }).click();
  await expect(saved(page)).toBeVisible();
  await expect(dialog).toBeHidden();
  expect((await stored(page, id)).file.name).toBe('Vanguard');
  expect(await firstName(page, id)).toBe('Kahlden');
  const versions = await (await page.request.get(`/api/armies/${id}/versions`)).json();
  expect(versions.map(({ name }: { name: string }) => name)).toContain('From the tablet');
});

test('theirs can be taken, and mine stays as a copy', async ({ page }) => {
  const id = await openArmy(page, VANGUARD);
  await expect(saved(page)).toBeVisible();
  const { revision, file } = await stored(page, id);
  await page.request.put(`/api/armies/${id}`, {
    data: { revision, file: { ...file, name: 'From the tablet' } },
  });

  await rename(page, 'Billerbeck', 'Kahlden');
  await page.getByRole('button', { name: 'Take theirs, keep mine as a copy' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('From the tablet');
  await expect(unitsOf(page, 'First brigade').first()).toHaveText('Billerbeck');
  await expect(saved(page)).toBeVisible();
  const { armies }: { armies: { name: string }[] } = await (await page.request.get('/api/armies')).json();
  expect(armies.map(({ name }) => name).toSorted()).toEqual(['From the tablet', 'Vanguard (copy)']);
});

test('with nothing unsent, a change from another device is followed', async ({ page }) => {
  const id = await openArmy(page, VANGUARD);
  await expect(saved(page)).toBeVisible();
  const { revision, file } = await stored(page, id);
  await page.request.put(`/api/armies/${id}`, {
    data: { revision, file: { ...file, name: 'From the tablet' } },
  });
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('From the tablet');
  await expect(page.getByText('This army was changed elsewhere.')).toBeVisible();
});

test('an army deleted elsewhere can be kept as a new one', async ({ page }) => {
  const id = await openArmy(page, VANGUARD);
  await page.request.delete(`/api/armies/${id}`);
  await rename(page, 'Billerbeck', 'Kahlden');
  const dialog = page.getByRole('dialog', { name: 'This army was deleted elsewhere' });
  await dialog.getByRole('button', { name: 'Keep it as a new army' }).click();
  await page.waitForURL((url) => url.pathname.startsWith('/armies/') && !url.pathname.endsWith(id));
  await expect(unitsOf(page, 'First brigade').first()).toHaveText('Kahlden');
});
