import type { Benchmark } from '../benchmark';
import { inBrowser, savedArmy } from '../page/browser';
import { firstLoad } from '../page/first-load';
import { addingOf, pressWhenThere } from '../page/paint';
import { slowDown } from '../page/slow-phone';
import { isScript, kilobytesOf, watchLoads } from './sent-bytes';

/**
 * The page as the server sent it cannot be edited yet: it can when a press on a troop type adds a unit. What has come
 * to a slow phone until then; on a fast line what follows is there before anybody could press.
 */
export const readyLoad: Benchmark = {
  ...firstLoad,
  what: 'JavaScript with the rule system, until a unit can be added',
  peers: '',
  measure: async ({ server }) => {
    const running = await server();
    const { client, path } = await savedArmy(running, 25);
    return inBrowser(running, client, async (page) => {
      const loads = watchLoads(page);
      await slowDown(page);
      await pressWhenThere(page);
      await page.goto(path, { waitUntil: 'commit' });
      const added = await addingOf(page);
      const opened = await page.evaluate(() => performance.timeOrigin);
      await page.waitForLoadState('networkidle');
      const scripts = loads.filter(isScript);
      const ends = await Promise.all(scripts.map(({ ended }) => ended));
      const before = scripts.filter((_, index) => (ends[index] ?? 0) <= opened + added);
      return kilobytesOf('until a unit can be added', before);
    });
  },
};
