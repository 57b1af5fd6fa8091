import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import type { Benchmark, Stage } from './benchmark';
import { inBrowser } from './browser';
import { clientOf } from './client';
import { median } from './clock';
import { openGame } from './game-phones';
import { SLOW, slowDown } from './slow-phone';

const PHONE = { width: 390, height: 844 };
const TAPS = 20;
/** Taps that load and warm what answers them. */
const WARM_UP = 4;

type Measured = { readonly tap: number; readonly scripts: number };

/** Notes how long each tap takes from the finger until the next paint, by the browser's own clock. */
const watchTaps = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const taps: number[] = [];
    Object.assign(window, { taps });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (entry.name === 'click') taps.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });

const tapsOf = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() => (window as unknown as { taps: readonly number[] }).taps);

/** The page of a game on a slow phone: its scripts, and taps on the rows of boxes of different units. */
const measure = async (stage: Stage): Promise<Measured> => {
  const running = await stage.server();
  const client = clientOf(running.address);
  const game = await openGame(client);
  return inBrowser(running, client, async (page) => {
    await page.setViewportSize(PHONE);
    const sizes: Promise<number>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() !== 'script') return;
      sizes.push(response.body().then((body) => gzipSync(body).length / 1000));
    });
    // what is fetched for later, when the browser has nothing to do, is not part of the page
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    await page.goto(`/games/${game}`, { waitUntil: 'networkidle' });
    const scripts = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
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

let measured: Promise<Measured> | undefined;
const measuredOnce = (stage: Stage): Promise<Measured> => {
  measured ??= measure(stage);
  return measured;
};

/** What a phone makes of a game at the table. */
export const gamePages: Readonly<Record<string, Benchmark>> = {
  'game-tap': {
    what: `tap on a row of boxes until paint, processor ${SLOW} times slower (median)`,
    ...{ budget: 50, unit: 'ms', peers: '', timed: true },
    measure: async (stage) => (await measuredOnce(stage)).tap,
  },
  'game-scripts': {
    what: 'JavaScript of the page of a game, gzipped',
    ...{ budget: 200, unit: 'KB', peers: '', timed: false },
    measure: async (stage) => (await measuredOnce(stage)).scripts,
  },
};
