import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type APIRequestContext, type Browser, chromium, type Page } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from '../lib/chromium.mjs';
import { ARMIES, type PageView, type Press, type Things, VIEWS, WIDTHS } from './page-table';
import { whileServed } from './serve-tree';

/** The longest wait for a page to appear and to stop moving. */
const PATIENCE = 20_000;
const TRIES = 8;
/** Of pages longer than this the beginning is photographed, in CSS pixels. */
const LONGEST = 12_000;
const AT_ONCE = 2;

const json = async (
  request: APIRequestContext,
  method: 'get' | 'post' | 'put',
  path: string,
  data?: unknown,
) => {
  const answer = await request[method](path, data === undefined ? {} : { data });
  if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
  return answer.json();
};

/** The same armies, links and versions on either side. */
const makeThings = async (request: APIRequestContext): Promise<Things> => {
  const things: Record<string, string> = {};
  for (const { system, army } of ARMIES) {
    const file = await json(request, 'get', `/api/ready-made/${army}`);
    const { id } = await json(request, 'post', '/api/armies', file);
    things[system] = id;
    things[`share ${system}`] = (await json(request, 'post', `/api/armies/${id}/share`)).token;
  }
  const first = `/api/armies/${things[ARMIES[0].system]}`;
  const { revision, file } = await json(request, 'get', first);
  file.army.brigades[0].units.pop();
  await json(request, 'put', first, { revision, file, explicit: true });
  things.device = (await json(request, 'post', '/api/device')).token;
  return things;
};

const thingOf = (page: Page, [role, name]: Press) => {
  const pattern = name.startsWith('^') ? new RegExp(name) : name;
  const all =
    role === 'text'
      ? page.getByText(pattern, { exact: true })
      : page.getByRole(role, { name: pattern, exact: true });
  return all.filter({ visible: true }).first();
};

/** Takes the first way whose beginning comes into sight. */
const take = async (page: Page, ways: readonly (readonly Press[])[]): Promise<void> => {
  const end = Date.now() + PATIENCE;
  while (Date.now() < end) {
    for (const way of ways) {
      const [first] = way;
      if (first === undefined || !(await thingOf(page, first).isVisible())) continue;
      for (const press of way)
        await thingOf(page, press).click({ timeout: PATIENCE, force: press[0] === 'radio' });
      return;
    }
    await page.waitForTimeout(100);
  }
  throw new Error(`Nothing is there of ${JSON.stringify(ways)}`);
};

/** What is another in each run: codes of prints, tokens of links, times. */
const MASKS: readonly (readonly [pattern: string, instead: string])[] = [
  ['MU-[0-9A-Z]{4}-[0-9A-Z]{2}', 'MU-0000-00'],
  ['(/[sd]/)[\\w-]{20,}', '$1token'],
  ['\\b\\d\\d:\\d\\d\\b', '00:00'],
];

// no function within may have a name: what runs the sources would mark it with one of its own
const mask = (page: Page) =>
  page.evaluate((masks) => {
    const nodes: { value: string; set: 'nodeValue' | 'value'; of: Node | HTMLInputElement }[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      nodes.push({ value: node.nodeValue ?? '', set: 'nodeValue', of: node });
    }
    for (const input of document.querySelectorAll('input')) {
      nodes.push({ value: input.value, set: 'value', of: input });
    }
    for (const { value, set, of } of nodes) {
      const plain = masks.reduce(
        (text, [pattern, instead]) => text.replace(new RegExp(pattern, 'g'), instead),
        value,
      );
      if (plain !== value) Object.assign(of, { [set]: plain });
    }
    for (const element of document.querySelectorAll<HTMLElement>('time, [role=img][aria-label*="QR"]')) {
      element.style.visibility = 'hidden';
    }
  }, MASKS);

/** The picture once two in a row are the same. */
const still = async (page: Page, whole: boolean): Promise<Buffer> => {
  let last: Buffer = Buffer.alloc(0);
  for (let time = 0; time < TRIES; time++) {
    await mask(page);
    const size = page.viewportSize() ?? { width: 0, height: 0 };
    const height = whole
      ? Math.min(LONGEST, await page.evaluate(() => document.documentElement.scrollHeight))
      : size.height;
    const shot = await page.screenshot({
      animations: 'disabled',
      caret: 'hide',
      ...(whole && { fullPage: true, clip: { x: 0, y: 0, width: size.width, height } }),
    });
    if (shot.equals(last)) return shot;
    last = shot;
    await page.waitForTimeout(150);
  }
  return last;
};

type Side = {
  readonly browser: Browser;
  readonly base: string;
  readonly time: number;
  readonly state: string;
  readonly things: Things;
  readonly into: string;
};

/** Photographs one view at one width, in the light and in the dark; answers what went wrong. */
const photograph = async (side: Side, view: PageView, width: number): Promise<string | null> => {
  const name = `${view.name.replaceAll('/', '-')} ${width}`;
  const context = await side.browser.newContext({
    baseURL: side.base,
    viewport: { width, height: width === 360 ? 740 : 1000 },
    hasTouch: width < 1000,
    isMobile: width === 360,
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    reducedMotion: 'reduce',
    colorScheme: 'light',
    ...(view.stranger === undefined && { storageState: side.state }),
  });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE);
    await page.clock.setFixedTime(side.time);
    await page.goto(view.path.replace(/\{([^{}]+)\}/g, (_, thing: string) => side.things[thing] ?? thing));
    await page.waitForLoadState('networkidle');
    for (const step of view.steps ?? []) {
      await take(page, step);
      // what a press fetches is asked for with the next drawing
      await page.waitForTimeout(250);
      await page.waitForLoadState('networkidle');
    }
    await page.evaluate(async () => void (await document.fonts.ready));
    for (const scheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: scheme });
      writeFileSync(join(side.into, `${name} ${scheme}.png`), await still(page, view.dialog !== true));
    }
    return null;
  } catch (error) {
    return `${name}: ${error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)}`;
  } finally {
    await context.close();
  }
};

/**
 * Photographs every view whose name fits the pattern `named`, of a built tree; answers what could not be photographed.
 * Both sides are given one port and one time.
 */
export const photographTree = (
  tree: string,
  into: string,
  { port, time, named }: { port: number; time: number; named: string },
): Promise<string[]> =>
  whileServed(tree, port, time, async () => {
    mkdirSync(into, { recursive: true });
    const executablePath = findChromium();
    const browser = await chromium.launch({
      args: CHROMIUM_ARGS,
      ...(executablePath !== undefined && { executablePath }),
    });
    try {
      const base = `http://localhost:${port}`;
      const owner = await browser.newContext({ baseURL: base });
      const things = await makeThings(owner.request);
      const state = `${into}.json`;
      await owner.storageState({ path: state });
      const side: Side = { browser, base, time, state, things, into };
      const jobs = VIEWS.filter(({ name }) => new RegExp(named).test(name)).flatMap((view) =>
        (view.widths ?? WIDTHS).map((width) => ({ view, width })),
      );
      const troubles: string[] = [];
      const worker = async () => {
        for (let job = jobs.shift(); job !== undefined; job = jobs.shift()) {
          const trouble = await photograph(side, job.view, job.width);
          if (trouble !== null) troubles.push(trouble);
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, worker));
      return troubles;
    } finally {
      await browser.close();
    }
  });
