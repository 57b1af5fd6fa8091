import type { Page } from '@playwright/test';
import type { Benchmark } from '../benchmark';
import { inBrowser, savedArmy } from '../page/browser';
import { isScript, kilobytesOf, watchLoads } from './sent-bytes';

/** What most minutes of editing hold: look, add, name, rate, move, undo, look at findings. */
const edit = async (page: Page): Promise<void> => {
  const troops = page.getByRole('button', { name: /^Add / });
  for (let turn = 0; turn < 4; turn++) await troops.nth(turn).click();
  const units = page.locator('[data-node]');
  for (const place of [1, 3, 5]) {
    await units.nth(place).click();
    const name = page.getByLabel('Name', { exact: true }).first();
    await name.fill('Jung-Bevern');
    await name.blur();
  }
  await page.locator('main li select').first().selectOption({ index: 1 });
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+Shift+z');
  await page.getByLabel('Name of the army').fill('The army of Saxony');
};

export const editingLoad: Benchmark = {
  what: 'the same, after a minute of editing',
  budget: 230,
  unit: 'KB',
  peers: '',
  timed: false,
  measure: async ({ server }) => {
    const running = await server();
    const { client, path } = await savedArmy(running, 25);
    return inBrowser(running, client, async (page) => {
      const loads = watchLoads(page);
      await page.goto(path, { waitUntil: 'networkidle' });
      await edit(page);
      // what is fetched for later when the browser has nothing to do counts, too
      await page.waitForTimeout(5_000);
      await page.waitForLoadState('networkidle');
      const scripts = new Map(loads.filter(isScript).map((load) => [load.url, load]));
      return kilobytesOf('after a minute of editing', [...scripts.values()]);
    });
  },
};
