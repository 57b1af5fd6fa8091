import type { Page } from '@playwright/test';
import type { Benchmark } from '../benchmark';
import type { BenchClient } from '../client';
import { median } from '../clock';
import { serveBarePage } from './bare-page';
import { inBrowser, savedArmy } from './browser';
import { slowDown } from './slow-phone';

const ROUNDS = 5;

type Times = { readonly paint: number; readonly adding: number };

type Device = { readonly name: string; readonly slow: boolean; readonly budget: Times };

// no function within may have a name: what runs the sources would mark it with one of its own
const paintOf = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    for (;;) {
      const [painted] = performance.getEntriesByName('first-contentful-paint');
      if (painted !== undefined) return painted.startTime;
      await new Promise((soon) => setTimeout(soon, 20));
    }
  });

/**
 * Presses Add as soon as it is there, until it adds; the page looks for it itself, when something in it changes: asked
 * from outside again and again, a slow phone would be busy with answers.
 */
export const pressWhenThere = (page: Page): Promise<unknown> =>
  page.addInitScript((things) => {
    const seen = window;
    let before: number | null = null;
    let text = '';
    let button: HTMLButtonElement | undefined;
    const observer = new MutationObserver(() => {
      const count = document.querySelectorAll(things).length;
      if (button !== undefined) {
        if (count === before && button.textContent === text) return;
        observer.disconnect();
        seen.added = performance.now();
        return;
      }
      button = [...document.getElementsByTagName('button')].find((one) =>
        (one.ariaLabel ?? one.textContent ?? '').startsWith('Add '),
      );
      if (button === undefined) return;
      before = count;
      text = button.textContent ?? '';
      const pressing = setInterval(() => {
        if (seen.added === undefined) button?.click();
        else clearInterval(pressing);
      }, 20);
    });
    observer.observe(document, { childList: true, subtree: true, characterData: true });
  }, '[data-node]');

/** Milliseconds from the question for the page until a press on Add has added. */
export const addingOf = async (page: Page): Promise<number> => {
  for (;;) {
    await page.waitForTimeout(500);
    const added = await page.evaluate(() => window.added);
    if (added !== undefined) return added;
  }
};

const timesOf = async (
  address: string,
  client: Pick<BenchClient, 'cookie'>,
  path: string,
  { slow }: Device,
): Promise<Times> => {
  const rounds: Times[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    rounds.push(
      await inBrowser({ address }, client, async (page) => {
        if (slow) await slowDown(page);
        await pressWhenThere(page);
        await page.goto(path, { waitUntil: 'commit' });
        const adding = await addingOf(page);
        return { paint: await paintOf(page), adding };
      }),
    );
  }
  return {
    paint: median(rounds.map(({ paint }) => paint)),
    adding: median(rounds.map(({ adding }) => adding)),
  };
};

const NOBODY = { cookie: () => '' };

/** Both pages in one run: first paint, and the time until a press on Add adds. */
const both = async (
  stage: Parameters<Benchmark['measure']>[0],
  device: Device,
): Promise<{ readonly own: Times; readonly bare: Times }> => {
  const running = await stage.server();
  const { client, path } = await savedArmy(running, 25);
  const page = await serveBarePage();
  try {
    return {
      bare: await timesOf(page.address, NOBODY, '/', device),
      own: await timesOf(running.address, client, path, device),
    };
  } finally {
    page.stop();
  }
};

const DEVICES: readonly Device[] = [
  { name: 'here', slow: false, budget: { paint: 2, adding: 4 } },
  { name: 'slow phone', slow: true, budget: { paint: 2.5, adding: 2.5 } },
];

/** Times of the builder as multiples of those of a bare Next page, measured in the same run. */
export const paints: Readonly<Record<string, Benchmark>> = Object.fromEntries(
  DEVICES.flatMap((device) => {
    let measured: ReturnType<typeof both> | undefined;
    const line = (what: string, of: keyof Times): Benchmark => ({
      what: `${what} of the builder, ${device.name}, beside a bare Next page`,
      budget: device.budget[of],
      unit: 'x',
      peers: '',
      timed: false,
      measure: async (stage) => {
        measured ??= both(stage, device);
        const { own, bare } = await measured;
        console.log(`${what}, ${device.name}: ${own[of].toFixed(0)} ms, bare ${bare[of].toFixed(0)} ms`);
        return own[of] / bare[of];
      },
    });
    const key = device.slow ? '-phone' : '';
    return [
      [`first-paint${key}`, line('first paint', 'paint')],
      [`ready-time${key}`, line('time until a unit can be added', 'adding')],
    ];
  }),
);
