import { type BrowserContext, expect, type Page, type Request } from '@playwright/test';
import { nanoid } from 'nanoid';
import { makeEvent } from './event-fixture';
import { armyOf, sendList } from './event-lists';
import { test } from './quiet-page';

const ARMIES = ['lobositz-1756-prussia', 'lobositz-1756-austria'];

const isStream = (request: Request): boolean => new URL(request.url()).pathname === '/api/stream';
const isQuestion = (request: Request): boolean =>
  /\/(facts|desk)$/.test(new URL(request.url()).pathname) && request.method() === 'GET';

/** What the pages of a browser ask for. */
const watch = (context: BrowserContext) => {
  const streams = new Set<Request>();
  let questions = 0;
  context.on('request', (request) => {
    if (isStream(request)) streams.add(request);
    if (isQuestion(request)) questions++;
  });
  const end = (request: Request) => void streams.delete(request);
  context.on('requestfinished', end);
  context.on('requestfailed', end);
  return { streams: () => streams.size, questions: () => questions };
};

const openGame = async (context: BrowserContext): Promise<string> => {
  const armies = ARMIES.map((id) => ({ kind: 'ready', id }));
  const answer = await context.request.post('/api/games', { data: { key: nanoid(24), armies } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()).id;
};

let acts = 0;

/** Another device of the same person ends all phases up to the first of a turn. */
const goOnTo = async (context: BrowserContext, game: string, number: number): Promise<void> => {
  const place = { turn: number, phase: 'generals', half: 0 };
  const fact = { n: ++acts, at: new Date().toISOString(), what: { act: 'go on' }, place };
  const answer = await context.request.post(`/api/games/${game}/facts`, {
    data: { device: 'another-device-16', since: 0, facts: [fact] },
  });
  expect((await answer.json()).refused).toEqual([]);
};

const turn = (page: Page, number: number) => page.getByRole('heading', { level: 1, name: `Turn ${number}` });

test('eight tabs of one browser share one stream over plain http: an act is in all of them, and none asks in between', async ({
  page,
  context,
}) => {
  const asked = watch(context);
  const game = await openGame(context);
  const pages = [page, ...(await Promise.all(Array.from({ length: 7 }, () => context.newPage())))];
  for (const each of pages) {
    await each.goto(`/games/${game}`);
    await expect(turn(each, 1)).toBeVisible();
  }
  await expect.poll(asked.streams).toBe(1);
  // what was under way when the stream opened
  await page.waitForTimeout(1_000);
  const before = asked.questions();
  await page.waitForTimeout(3_000);
  expect(asked.questions()).toBe(before);
  expect(asked.streams()).toBe(1);
  await goOnTo(context, game, 2);
  for (const each of pages) await expect(turn(each, 2)).toBeVisible();
  // the tab that led goes, and another leads
  await page.close();
  await expect.poll(asked.streams).toBe(1);
  await goOnTo(context, game, 3);
  for (const each of pages.slice(1)) await expect(turn(each, 3)).toBeVisible();
});

test('a page asks by itself where no stream comes through', async ({ page, context }) => {
  await context.route('**/api/stream?*', (route) => route.abort());
  const asked = watch(context);
  const game = await openGame(context);
  await page.goto(`/games/${game}`);
  await expect(turn(page, 1)).toBeVisible();
  const before = asked.questions();
  await expect.poll(asked.questions).toBeGreaterThan(before);
  await goOnTo(context, game, 2);
  await expect(turn(page, 2)).toBeVisible();
});

test('the desk and the public page of an event hear of a list that was sent, and ask for nothing before', async ({
  page,
  context,
  browser,
}) => {
  const { id, token } = await makeEvent(context.request);
  await page.goto(`/events/${id}/desk`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const visitor = await browser.newContext();
  const reader = await visitor.newPage();
  await reader.goto(`/events/${id}`);
  await expect(reader.getByRole('region', { name: 'Places' })).toContainText('0 of');
  const [atDesk, atPage] = [watch(context), watch(visitor)];
  await page.waitForTimeout(5_000);
  expect([atDesk.questions(), atPage.questions()]).toEqual([0, 0]);
  await sendList(browser, token, { name: 'Ines Roca', file: armyOf('lobositz-1756-prussia') });
  await expect(page.getByText('Ines Roca').first()).toBeVisible();
  await expect(reader.getByRole('region', { name: 'Places' })).toContainText('1 of');
  await visitor.close();
});
