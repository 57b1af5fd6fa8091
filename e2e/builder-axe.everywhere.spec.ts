import { expect } from '@playwright/test';
import { chooseSheets, openArmy, row, VANGUARD } from './builder-page';
import { expectClean } from './clean-page';
import { test } from './quiet-page';

/** An army with an error, so that marks, findings and their fixes are on the page. */
const BROKEN = structuredClone(VANGUARD);
for (const unit of BROKEN.army.brigades.flatMap(({ units }) => units)) unit.size = 'large';

test('the builder and what opens over it pass axe, light and dark', async ({ page, isMobile }) => {
  test.slow();
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await openArmy(page, BROKEN);
  await expectClean(page, 'tree');

  const close = async () => {
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };
  await row(page, 'Billerbeck').click();
  await expect(page.getByLabel('Name', { exact: true })).toBeVisible();
  await expectClean(page, 'unit');
  await page.getByText('Odds', { exact: true }).click();
  await page.getByText(/^Circumstances/).click();
  await expect(page.getByRole('table', { name: /^Chances of hits/ })).toBeVisible();
  await expectClean(page, 'odds');
  if (isMobile) {
    await close();
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Add troops' })).toBeVisible();
    await expectClean(page, 'add', ['light', 'dark']);
    await close();
    await page.getByRole('button', { name: 'Points and findings' }).click();
    await expect(page.getByRole('dialog', { name: 'Points and findings' })).toBeVisible();
    await expectClean(page, 'findings', ['light', 'dark']);
    await close();
  } else {
    await page.getByRole('button', { name: 'More for Billerbeck' }).click();
    await expectClean(page, 'menu');
    await page.getByRole('menuitem', { name: /^Move to/ }).click();
    await expect(page.getByRole('dialog', { name: 'Move Billerbeck' })).toBeVisible();
    await expectClean(page, 'move');
    await close();
  }

  const open = async (panel: string) => {
    if (!isMobile) return page.getByRole('button', { name: panel, exact: true }).click();
    await page.getByRole('button', { name: 'More', exact: true }).click();
    return page.getByRole('menuitem', { name: panel }).click();
  };
  await page.getByRole('button', { name: /^Army settings/ }).click();
  await expect(page.getByRole('dialog', { name: 'Army settings' })).toBeVisible();
  await expectClean(page, 'settings');
  await close();
  await open('Share');
  await page.getByRole('button', { name: 'Make a share link' }).click();
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
  await expectClean(page, 'share');
  await close();
  await open('Print');
  await expect(page.getByRole('dialog').getByRole('region', { name: 'Vanguard' })).toBeVisible();
  await expectClean(page, 'print');
  for (const [kind, named] of [
    ['Labels', /labels/],
    ['Cards', /cards/],
    ['Reference', /page 1 of/],
  ] as const) {
    await chooseSheets(page.getByRole('dialog'), kind);
    await expect(page.getByRole('dialog').getByRole('article', { name: named }).first()).toBeVisible();
    await expectClean(page, kind, ['light']);
  }
  await close();
});

test('the settings of an imagi-nation pass axe, light and dark', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const { army } = VANGUARD;
  const imagiNation = {
    name: 'Fenwick',
    template: 'france',
    band: 'Z',
    commanderBand: '0',
    limber: 'half',
  };
  await openArmy(page, { ...VANGUARD, army: { ...army, nation: 'imagi-nation', imagiNation } });
  await page.getByRole('button', { name: /^Army settings/ }).click();
  await page.getByRole('radio', { name: 'Its own' }).check({ force: true });
  await expect(page.getByRole('combobox', { name: 'Add a troop type' })).toBeVisible();
  await expectClean(page, 'imagi-nation');
});

test('the conflict view passes axe, light and dark', async ({ page, isMobile }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const id = await openArmy(page, VANGUARD);
  const { revision, file } = await (await page.request.get(`/api/armies/${id}`)).json();
  await page.request.put(`/api/armies/${id}`, { data: { revision, file: { ...file, name: 'Theirs' } } });
  await row(page, 'Billerbeck').click();
  await page.getByLabel('Name', { exact: true }).fill('Kahlden');
  await expect(page.getByRole('dialog', { name: 'This army was changed elsewhere' })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Kahlden' })).toBeVisible();
  await expectClean(page, isMobile ? 'conflict on a phone' : 'conflict', ['light', 'dark']);
});
