import type { Page } from '@playwright/test';
import type { GameAct } from '../../../lib/rules/core/game/fact';
import type { Benchmark, Stage } from '../benchmark';
import { type BenchClient, clientOf } from '../client';
import { median } from '../clock';
import { openGame } from '../load/game-phones';
import { benchSetup, unitsOf } from '../load/game-setup';
import { isScript, kilobytesOf, watchLoads } from '../load/sent-bytes';
import { inBrowser } from './browser';
import { SLOW, slowDown } from './slow-phone';

const PHONE = { width: 390, height: 844 };
const TAPS = 20;
/** Taps that load and warm what answers them. */
const WARM_UP = 4;

type TapTimes = { readonly tap: number; readonly scripts: number };

/** Acts of an evening before the taps, and how many go with one request. */
const ACTS = 300;
const BATCH = 100;

/** Plays most of an evening: hits that are rallied again, and the ends of phases. */
const playEvening = async (client: BenchClient, game: string): Promise<void> => {
  const units = unitsOf(await benchSetup(), null);
  const at = new Date().toISOString();
  const acts = Array.from({ length: ACTS }, (_, index): GameAct => {
    if (index % 10 === 9) return { act: 'go on' };
    const piece = units[Math.floor(index / 2) % units.length] ?? '';
    return { act: 'count', piece, counter: 'hits', by: index % 2 === 0 ? 1 : -1 };
  });
  for (let first = 0; first < acts.length; first += BATCH) {
    const facts = acts.slice(first, first + BATCH).map((what, index) => ({ n: first + index + 1, at, what }));
    const body = JSON.stringify({ device: 'phone-of-the-evening', since: 0, facts });
    const answer = await client.send('POST', `/api/games/${game}/facts`, body);
    if (!answer.ok) throw new Error(`The evening was not stored: ${answer.status}`);
  }
};

/** Notes how long each tap takes from the finger until the next paint, by the browser's own clock. */
const watchTaps = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const taps: number[] = [];
    Object.assign(window, { taps });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (entry.name === 'click') taps.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });

const tapsOf = (page: Page): Promise<readonly number[]> => page.evaluate(() => window.taps);

/** The page of a game on a slow phone: its scripts, and taps on the rows of boxes of different units. */
const measure = async (stage: Stage): Promise<TapTimes> => {
  const running = await stage.server();
  const client = clientOf(running.address);
  const game = await openGame(client);
  await playEvening(client, game);
  return inBrowser(running, client, async (page) => {
    await page.setViewportSize(PHONE);
    const loads = watchLoads(page);
    // what is fetched for later, when the browser has nothing to do, is not part of the page
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    await page.goto(`/games/${game}`, { waitUntil: 'networkidle' });
    const scripts = await kilobytesOf('page of a game', loads.filter(isScript));
    await slowDown(page, false);
    await watchTaps(page);
    const boxes = page.locator('[data-unit]:visible > button:last-child:enabled');
    const units = await boxes.count();
    if (units === 0) throw new Error('The game shows no boxes');
    for (let turn = 0; turn < WARM_UP + TAPS; turn++) {
      const box = boxes.nth(turn % units);
      await box.scrollIntoViewIfNeeded();
      const place = await box.boundingBox();
      if (place === null) throw new Error('A row of boxes has no place');
      await page.waitForTimeout(300);
      await page.mouse.click(place.x + place.width / 2, place.y + place.height / 2);
      await page.waitForTimeout(300);
    }
    const taps = (await tapsOf(page)).slice(WARM_UP);
    if (taps.length < TAPS / 2) throw new Error(`The browser timed ${taps.length} taps only`);
    console.log(`taps on boxes: the longest ${Math.max(...taps)} ms of ${taps.length}`);
    return { tap: median(taps), scripts };
  });
};

let measured: Promise<TapTimes> | undefined;
const measuredOnce = (stage: Stage): Promise<TapTimes> => {
  measured ??= measure(stage);
  return measured;
};

/** What a phone makes of a game at the table. */
export const gamePages: Readonly<Record<string, Benchmark>> = {
  'game-tap': {
    what: `tap on a row of boxes after ${ACTS} acts until paint, processor ${SLOW} times slower (median)`,
    budget: 50,
    unit: 'ms',
    peers: '',
    timed: true,
    measure: async (stage) => (await measuredOnce(stage)).tap,
  },
  'game-scripts': {
    what: 'JavaScript of the page of a game, as sent',
    budget: 200,
    unit: 'KB',
    peers: '',
    timed: false,
    measure: async (stage) => (await measuredOnce(stage)).scripts,
  },
};
