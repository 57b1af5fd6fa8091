import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { test } from './quiet-page';
import { storeReadyMade } from './ready-made-armies';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const expectClean = async (page: Page, where: string) => {
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  const found = violations.map(
    ({ id, nodes }) => `${where}: ${id} ${nodes.map(({ target }) => target).join(' | ')}`,
  );
  expect(found).toEqual([]);
};

/** Nothing of the page lies beyond the edge of the screen. */
const expectFitting = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

for (const theme of ['light', 'dark'] as const) {
  test(`rules, comparison, history and text pass axe and fit, ${theme}`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await page.goto('/');
    const [a = '', b = ''] = await storeReadyMade(page, 'lobositz-1756-prussia', 'lobositz-1756-austria');
    const army = await (await page.request.get(`/api/armies/${a}`)).json();
    army.file.army.brigades[0].units[0].size = 'large';
    army.file.army.brigades[1].units.pop();
    const save = { revision: army.revision, file: army.file, explicit: true };
    expect((await page.request.put(`/api/armies/${a}`, { data: save })).ok()).toBe(true);

    for (const path of [
      '/rules',
      '/rules/honours-of-war',
      '/rules/honours-of-war#r24',
      '/api',
      '/compare',
      `/compare?a=${a}&b=${b}`,
      `/compare?a=${a}&b=${a}`,
      `/compare?a=${a}&blink=nothing`,
      `/armies/${a}/history`,
      `/armies/${a}/history?version=1`,
      `/armies/${a}/history?version=99`,
    ]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectClean(page, path);
      await expectFitting(page);
    }

    await page.goto(`/armies/${a}/history?version=1`);
    await page.getByText('The whole army as it was').click();
    await expectClean(page, 'the whole army');

    await page.goto(`/armies/${a}`);
    await page.getByRole('button', { name: /^More( for the order of battle)?$/ }).click();
    await page.getByRole('menuitem', { name: 'Army as text' }).click();
    await expect(page.getByRole('textbox', { name: 'Text of the army' })).toHaveValue(/Honours of War/);
    await expectClean(page, 'text');
  });
}
