import type { Page } from '@playwright/test';
import { serveBarePage } from './bare-page';
import type { Benchmark } from './benchmark';
import { inBrowser, savedArmy } from './browser';
import type { Client } from './client';
import { median } from './clock';
import { slowDown } from './slow-phone';

const ROUNDS = 5;

type Device = { readonly name: string; readonly slow: boolean };

// no function within may have a name: what runs the sources would mark it with one of its own
const paintOf = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    for (;;) {
      const [painted] = performance.getEntriesByName('first-contentful-paint');
      if (painted !== undefined) return painted.startTime;
      await new Promise((soon) => setTimeout(soon, 20));
    }
  });

/** Presses Add until it adds; milliseconds since the page was asked for. */
const addingOf = async (page: Page, counted: string): Promise<number> => {
  const add = page.getByRole('button', { name: /^Add / }).first();
  await add.waitFor();
  return page.evaluate(
    async ([button, things]) => {
      const before = document.querySelectorAll(things).length;
      const text = button.textContent;
      while (document.querySelectorAll(things).length === before && button.textContent === text) {
        button.click();
        await new Promise((soon) => setTimeout(soon, 20));
      }
      return performance.now();
    },
    [(await add.elementHandle()) as unknown as HTMLElement, counted] as const,
  );
};

type Times = { readonly paint: number; readonly adding: number };

const timesOf = async (
  address: string,
  client: Pick<Client, 'cookie'>,
  path: string,
  { slow }: Device,
): Promise<Times> => {
  const rounds: Times[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    rounds.push(
      await inBrowser({ address }, client, async (page) => {
        if (slow) await slowDown(page);
        await page.goto(path, { waitUntil: 'commit' });
        return { paint: await paintOf(page), adding: await addingOf(page, '[data-node]') };
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
  { name: 'here', slow: false },
  { name: 'slow phone', slow: true },
];

/** Times of the builder as multiples of those of a bare Next page, measured in the same run. */
export const paints: Readonly<Record<string, Benchmark>> = Object.fromEntries(
  DEVICES.flatMap((device) => {
    let measured: ReturnType<typeof both> | undefined;
    const line = (what: string, budget: number, of: keyof Times): Benchmark => ({
      what: `${what} of the builder, ${device.name}, beside a bare Next page`,
      budget,
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
      [`first-paint${key}`, line('first paint', 2, 'paint')],
      [`ready-time${key}`, line('time until a unit can be added', 4, 'adding')],
    ];
  }),
);
