import { expect, type Page } from '@playwright/test';
import { openStored } from './builder-page';
import { expectClean } from './clean-page';
import { test } from './quiet-page';
import { storeReadyMade } from './ready-made-armies';

/** Nothing of the page lies beyond the edge of the screen. */
const expectFitting = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

const open = async (page: Page, path: string) => {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectFitting(page);
};

const visit = async (page: Page, path: string) => {
  await open(page, path);
  await expectClean(page, path);
};

test.describe('pass axe and fit', () => {
  test.beforeEach(async ({ page }) => {
    // a page of rules is long, and its every word is looked at
    test.slow();
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  });

  test('rules and what programs are told', async ({ page, isMobile }) => {
    for (const path of ['/rules', '/rules/honours-of-war', '/api']) {
      // a long page of the parts that the page before it has: looked at word for word once
      const once = path === '/rules/honours-of-war';
      await (once && isMobile ? open : visit)(page, path);
    }
  });

  test('comparisons', async ({ page }) => {
    await page.goto('/');
    const [a, b] = await storeReadyMade(page, 'st-ulrich-blue', 'st-ulrich-red');
    await visit(page, '/compare');
    await visit(page, `/compare?a=${a}&b=${b}`);
    await visit(page, `/compare?a=${a}&b=${a}`);
    await visit(page, `/compare?a=${a}&blink=nothing`);
  });

  test('earlier versions', async ({ page }) => {
    await page.goto('/');
    const [id] = await storeReadyMade(page, 'st-ulrich-blue');
    const { revision, file } = await (await page.request.get(`/api/armies/${id}`)).json();
    file.army.brigades[0].units[0].class = 'superior';
    file.army.brigades[0].units.pop();
    const saving = await page.request.put(`/api/armies/${id}`, {
      data: { revision, file, explicit: true },
    });
    expect(saving.ok()).toBe(true);
    await visit(page, `/armies/${id}/history`);
    await visit(page, `/armies/${id}/history?version=99`);
    await visit(page, `/armies/${id}/history?version=1`);
    await page.getByText('The whole army as it was').click();
    await expectClean(page, 'the whole army');
  });

  test('the army as text', async ({ page }) => {
    await page.goto('/');
    const [id] = await storeReadyMade(page, 'st-ulrich-blue');
    await openStored(page, id);
    await page.getByRole('button', { name: /^More( for the order of battle)?$/ }).click();
    await page.getByRole('menuitem', { name: 'Army as text' }).click();
    await expect(page.getByRole('textbox', { name: 'Text of the army' })).toHaveValue(/Honours of War/);
    await expectClean(page, 'text');
    await expectFitting(page);
  });
});
