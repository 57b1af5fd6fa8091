import type { Benchmark } from './benchmark';
import { inBrowser, savedArmy } from './browser';
import { firstLoad } from './first-load';
import { isScript, kilobytesOf, watchLoads } from './sent-bytes';

/** The page as the server sent it cannot be edited yet: it can when a press on a troop type adds a unit. */
export const readyLoad: Benchmark = {
  ...firstLoad,
  what: 'JavaScript with the rule system, until a unit can be added',
  peers: '',
  measure: async ({ server }) => {
    const running = await server();
    const { client, path } = await savedArmy(running, 25);
    return inBrowser(running, client, async (page) => {
      const loads = watchLoads(page);
      // what is fetched for later, when the browser has nothing to do, is not needed yet
      await page.addInitScript(() => {
        window.requestIdleCallback = () => 0;
      });
      await page.goto(path, { waitUntil: 'commit' });
      const units = page.locator('[data-node]');
      const add = page.getByRole('button', { name: /^Add / }).first();
      await add.waitFor();
      const before = await units.count();
      let needed = loads.length;
      while ((await units.count()) === before) {
        // what the press itself asks for, such as the form of the unit added, was not needed to press
        needed = loads.length;
        await add.click();
      }
      await page.waitForLoadState('networkidle');
      return kilobytesOf('until a unit can be added', loads.slice(0, needed).filter(isScript));
    });
  },
};
