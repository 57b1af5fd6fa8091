import type { CDPSession } from '@playwright/test';
import type { Benchmark } from '../benchmark';
import { median } from '../clock';
import { inBrowser, savedArmy } from '../page/browser';

const KEYSTROKES = 60;
const WARM_UP = 20;

const scriptTime = async (session: CDPSession): Promise<number> => {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN) * 1000;
};

export const keystroke: Benchmark = {
  what: 'keystroke to new total and findings, 100 units (script, median)',
  budget: 16,
  unit: 'ms',
  peers: '',
  timed: true,
  measure: async ({ server }) => {
    const running = await server();
    const { client, path } = await savedArmy(running, 100);
    return inBrowser(running, client, async (page) => {
      await page.goto(path, { waitUntil: 'networkidle' });
      const session = await page.context().newCDPSession(page);
      await session.send('Performance.enable', { timeDomain: 'threadTicks' });
      const frame = () =>
        page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      // a commander's rating changes price, command points and findings; the arrow keys step through it
      await page.locator('main li select').first().focus();
      const times: number[] = [];
      for (let turn = 0; turn < WARM_UP + KEYSTROKES; turn++) {
        await frame();
        const before = await scriptTime(session);
        await page.keyboard.press(turn % 2 === 0 ? 'ArrowDown' : 'ArrowUp');
        await frame();
        if (turn >= WARM_UP) times.push((await scriptTime(session)) - before);
      }
      return median(times);
    });
  },
};
