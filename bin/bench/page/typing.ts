import type { CDPSession, Page } from '@playwright/test';
import type { Benchmark } from '../benchmark';
import { inBrowser, savedArmy } from './browser';
import { SLOW, slowDown } from './slow-phone';

const UNITS = 20;
const LETTERS = 'abcdefghijklmnop';
/** Between two letters, and after the last, in milliseconds. */
const PAUSE = 250;

/** Notes each task that keeps the page for more than 50 ms; shorter ones count as none. */
const watchTasks = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const tasks: number[] = [];
    Object.assign(window, { tasks });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration);
    }).observe({ type: 'longtask' });
  });

/** The longest task of what is done, by events of the browser: what Playwright runs within the page would count. */
const longestTask = async (page: Page, act: () => Promise<void>): Promise<number> => {
  await page.evaluate(() => {
    window.tasks.length = 0;
  });
  await act();
  await page.waitForTimeout(4 * PAUSE);
  return page.evaluate(() => Math.max(0, ...window.tasks));
};

const pressUnit = (page: Page, place: number): Promise<void> =>
  page.evaluate((at) => document.querySelectorAll<HTMLElement>('main li [data-node]')[at]?.click(), place);

const type = async (page: Page, session: CDPSession): Promise<void> => {
  await page.evaluate(() => document.querySelector<HTMLElement>('aside input[maxlength]')?.focus());
  for (const text of LETTERS) {
    await session.send('Input.dispatchKeyEvent', { type: 'char', text });
    await page.waitForTimeout(PAUSE);
  }
};

type Times = { readonly typing: number; readonly opening: number };

const measure = async (stage: Parameters<Benchmark['measure']>[0]): Promise<Times> => {
  const running = await stage.server();
  const { client, path } = await savedArmy(running, UNITS);
  return inBrowser(running, client, async (page) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    await slowDown(page, false);
    await watchTasks(page);
    const opening = await longestTask(page, () => pressUnit(page, 3));
    const session = await page.context().newCDPSession(page);
    const typing = await longestTask(page, () => type(page, session));
    const typed = await page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.value);
    if (!typed?.includes(LETTERS)) throw new Error(`The name was not typed: ${typed}`);
    return { typing, opening };
  });
};

let measured: Promise<Times> | undefined;

const line = (what: string, budget: number, of: keyof Times): Benchmark => ({
  what: `longest task while ${what}, ${UNITS} units, processor ${SLOW} times slower`,
  budget,
  unit: 'ms',
  peers: '',
  timed: true,
  measure: async (stage) => {
    measured ??= measure(stage);
    return (await measured)[of];
  },
});

/** What a slow phone makes of a letter, and of opening a unit for the first time. */
export const typings: Readonly<Record<string, Benchmark>> = {
  'typing-task': line('a name is typed', 50, 'typing'),
  'opening-task': line('a unit is opened', 150, 'opening'),
};
