import { expect, type Page } from '@playwright/test';
import { chooseSheets, openArmy, row, saved, VANGUARD } from './builder-page';
import { expectClean, expectFitting, walkTo } from './clean-page';
import { test } from './quiet-page';
import { storeReadyMade } from './ready-made-armies';

/** An army with an error, so that marks, findings and their fixes are on the page. */
const BROKEN = structuredClone(VANGUARD);
for (const unit of BROKEN.army.brigades.flatMap(({ units }) => units)) unit.size = 'large';

const FENWICK = {
  ...VANGUARD,
  army: {
    ...VANGUARD.army,
    nation: 'imagi-nation',
    imagiNation: { name: 'Fenwick', template: 'france', band: 'Z', commanderBand: '0', limber: 'half' },
  },
};

const close = async (page: Page) => {
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
};

const openSettings = async (page: Page) => {
  await page.getByRole('button', { name: /^Army settings/ }).click();
  const settings = page.getByRole('dialog', { name: 'Army settings' });
  // what the system asks of an army comes a moment later
  await expect(settings.getByRole('combobox', { name: 'Nation' })).toBeVisible();
};

const walkToArmy = async (page: Page, id: string) => {
  await walkTo(page, `/armies/${id}`);
  await expect(saved(page)).toBeAttached();
};

/** Stores an army file and opens it without leaving the app. */
const walkToNew = async (page: Page, file: unknown): Promise<string> => {
  const made = await page.request.post('/api/armies', { data: file });
  expect(made.status()).toBe(201);
  const { id } = await made.json();
  await walkToArmy(page, id);
  return id;
};

test('no dialog of my armies fails axe, light or dark, and verdicts do not; the builder and what opens over it pass it, too', async ({
  page,
  isMobile,
}) => {
  test.slow();
  await test.step('no dialog of my armies fails axe, and verdicts do not', async () => {
    await storeReadyMade(page, 'lobositz-1756-prussia');
    await page.goto('/');

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

    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: isMobile ? 'New army' : 'Choose a side' }).click();
    await expectClean(page, 'choose a side', ['light', 'dark']);
    await page.getByRole('button', { name: 'An empty army', exact: true }).click();
    await expectClean(page, 'new army', ['light', 'dark']);
    await close(page);

    await walkTo(page, '/check');
    const file = await (await page.request.get('/api/ready-made/lobositz-1756-prussia')).json();
    file.army.budget = 1000;
    await page.locator('input[type=file]').setInputFiles([
      { name: 'a.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(file)) },
      { name: 'b.json', mimeType: 'application/json', buffer: Buffer.from('{') },
    ]);
    await page.getByRole('button', { name: 'Open all' }).click();
    await expectClean(page, 'verdicts');
  });

  await test.step('the builder and what opens over it', async () => {
    // afresh: after a walk from the list each look of axe would take longer
    await openArmy(page, BROKEN);
    await expectClean(page, 'tree');
    await row(page, 'Billerbeck').click();
    await expect(page.getByLabel('Name', { exact: true })).toBeVisible();
    await expectClean(page, 'unit');
    await page.getByText('Odds', { exact: true }).click();
    await page.getByText(/^Circumstances/).click();
    await expect(page.getByRole('table', { name: /^Chances of hits/ })).toBeVisible();
    await expectClean(page, 'odds');
    if (isMobile) {
      await close(page);
      await page.getByRole('button', { name: 'Add', exact: true }).click();
      await expect(page.getByRole('dialog', { name: 'Add troops' })).toBeVisible();
      await expectClean(page, 'add', ['light', 'dark']);
      await close(page);
      await page.getByRole('button', { name: 'Points and findings' }).click();
      await expect(page.getByRole('dialog', { name: 'Points and findings' })).toBeVisible();
      await expectClean(page, 'findings', ['light', 'dark']);
      await close(page);
    } else {
      await page.getByRole('button', { name: 'More for Billerbeck' }).click();
      await expectClean(page, 'menu');
      await page.getByRole('menuitem', { name: /^Move to/ }).click();
      await expect(page.getByRole('dialog', { name: 'Move Billerbeck' })).toBeVisible();
      await expectClean(page, 'move');
      await close(page);
    }

    const open = async (panel: string) => {
      if (!isMobile) return page.getByRole('button', { name: panel, exact: true }).click();
      await page.getByRole('button', { name: 'More', exact: true }).click();
      return page.getByRole('menuitem', { name: panel }).click();
    };
    await openSettings(page);
    await expectClean(page, 'settings');
    await close(page);
    await open('Share');
    await page.getByRole('button', { name: 'Make a share link' }).click();
    await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
    await expectClean(page, 'share');
    await close(page);
    await page.getByRole('button', { name: /^More( for the order of battle)?$/ }).click();
    await page.getByRole('menuitem', { name: 'Army as text' }).click();
    await expect(page.getByRole('textbox', { name: 'Text of the army' })).toHaveValue(/Honours of War/);
    await expectClean(page, 'text');
    await expectFitting(page, 'text');
    await close(page);
    await open('Print');
    await expect(
      page.getByRole('dialog').getByRole('region', { name: 'Vanguard', exact: true }),
    ).toBeVisible();
    await expectClean(page, 'print');
    for (const [kind, named] of [
      ['Labels', /labels/],
      ['Cards', /cards/],
      ['Reference', /page 1 of/],
      ['Ordre de Bataille', /^Ordre de Bataille/],
    ] as const) {
      await chooseSheets(page, kind);
      await expect(page.getByRole('dialog').getByRole('article', { name: named }).first()).toBeVisible();
      await expectClean(page, kind, ['light']);
    }
    await close(page);

    await walkToNew(page, FENWICK);
    await openSettings(page);
    await page.getByRole('radio', { name: 'Its own' }).check({ force: true });
    await expect(page.getByRole('combobox', { name: 'Add a troop type' })).toBeVisible();
    await expectClean(page, 'imagi-nation');
    await close(page);
  });

  await test.step('a conflict', async () => {
    const id = await walkToNew(page, VANGUARD);
    const { revision, file } = await (await page.request.get(`/api/armies/${id}`)).json();
    await page.request.put(`/api/armies/${id}`, { data: { revision, file: { ...file, name: 'Theirs' } } });
    await row(page, 'Billerbeck').click();
    await page.getByLabel('Name', { exact: true }).fill('Kahlden');
    await expect(page.getByRole('dialog', { name: 'This army was changed elsewhere' })).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: 'Kahlden' })).toBeVisible();
    await expectClean(page, 'conflict');
  });
});
