import { expect } from '@playwright/test';
import { expectClean } from './clean-page';
import { test } from './quiet-page';
import { storeReadyMade } from './ready-made-armies';

test('no page fails axe, light or dark', async ({ page }) => {
  test.slow();
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const visit = async (path: string) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  };

  await visit('/');
  await expectClean(page, 'first visit');
  const [army = ''] = await storeReadyMade(
    page,
    'lobositz-1756-prussia',
    'kutzdorf-red',
    'lobositz-1756-austria',
  );
  const shared = await (await page.request.post(`/api/armies/${army}/share`)).json();
  const device = await (await page.request.post('/api/device')).json();

  for (const path of [
    '/',
    '/check',
    '/about',
    '/devices',
    `/s/${shared.token}`,
    '/s/nothing',
    `/d/${device.token}`,
    '/d/nothing',
    '/nothing',
    `/armies/${army}`,
  ]) {
    await visit(path);
    await expectClean(page, path);
  }
});

test('no dialog of my armies fails axe, light or dark', async ({ page, isMobile }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto('/');
  await storeReadyMade(page, 'lobositz-1756-prussia');
  await page.reload();

  await page.getByRole('button', { name: 'Lobositz 1756: Austria' }).click();
  await expectClean(page, 'scenario');
  await page.keyboard.press('Escape');

  const more = page.getByRole('button', { name: 'More for Lobositz 1756: Prussia' });
  await more.click();
  await expectClean(page, 'menu');
  await page.getByRole('menuitem', { name: 'Share' }).click();
  await page.getByRole('button', { name: 'Make a link' }).click();
  await expect(page.getByRole('img', { name: 'QR code' })).toBeVisible();
  await expectClean(page, 'share');
  await page.keyboard.press('Escape');

  await more.click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await expectClean(page, 'undo');

  if (isMobile) {
    await page.getByRole('button', { name: 'New army' }).last().click();
    await expectClean(page, 'new army', ['light', 'dark']);
  }
});

test('verdicts pass axe, light and dark', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto('/check');
  const file = await (await page.request.get('/api/ready-made/lobositz-1756-prussia')).json();
  file.army.budget = 1000;
  await page.locator('input[type=file]').setInputFiles([
    { name: 'a.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(file)) },
    { name: 'b.json', mimeType: 'application/json', buffer: Buffer.from('{') },
  ]);
  await page.getByRole('button', { name: 'Open all' }).click();
  await expectClean(page, 'verdicts');
});
