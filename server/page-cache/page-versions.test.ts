import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PageVersion } from '../../lib/api/endpoint';
import { provide } from '../../lib/platform/services';
import { routesAt } from '../limits';
import { renderInProcess } from '../render-pool/in-process';
import { internalServer, type RequestHandler, requestInternally } from '../request-internally';
import { createPageCache } from './page-cache';

const DAY = 24 * 60 * 60 * 1000;

let versions: Record<string, PageVersion | null>;
let looks: string[];
let drawn: string[];

const setVersion = (id: string, name: string, until = Date.now() + DAY): void => {
  versions[id] = { name, until };
};

beforeEach(() => {
  [versions, looks, drawn] = [{}, [], []];
  provide({
    pageVersions: {
      event: async (id) => {
        looks.push(id);
        return versions[id] ?? null;
      },
    },
  });
});

afterEach(() => {
  vi.useRealTimers();
  provide({ pageVersions: {} });
});

/** Pages that say which event they are of, and in which state they were drawn. */
const draw: RequestHandler = async ({ url = '' }, response) => {
  const id = url.split('/').at(-1) ?? '';
  drawn.push(id);
  const version = versions[id];
  response.writeHead(version ? 200 : 404, { 'content-type': 'text/html' });
  response.end(`${id} ${version?.name}`);
};

const door = (handle: RequestHandler = draw) => {
  const pages = createPageCache(renderInProcess(handle), new Set());
  const server = internalServer(async (request, response) => {
    const row = routesAt(request.url ?? '').find(({ method }) => method === 'GET');
    const key = await pages.keyOf(row, request);
    if (key === null) {
      response.end('a page of one’s own');
      return;
    }
    const passing = { request, response };
    if (!(await pages.send(key, passing))) await pages.render(key, passing);
  });
  const ask = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await requestInternally(server, { path, headers });
    return `${answer.statusCode} ${(await buffer(answer)).toString()}`;
  };
  return { ask, pages };
};

test('the page of an event is made once for strangers, under its own address, and for nobody else', async () => {
  const { ask } = door();
  setVersion('autumn', '1');
  setVersion('spring', '1');
  for (let time = 0; time < 3; time += 1) {
    expect(await ask('/events/autumn')).toBe('200 autumn 1');
    expect(await ask('/events/spring')).toBe('200 spring 1');
  }
  expect(drawn).toEqual(['autumn', 'spring']);
  expect(await ask('/events/autumn', { cookie: 'muster.session_token=abc' })).toBe('200 a page of one’s own');
  for (const path of ['/events/autumn/desk', '/events/autumn/edit', '/enter/autumn', '/receipt/autumn']) {
    expect(await ask(path)).toBe('200 a page of one’s own');
  }
});

test('the store is asked once in a second, and never for a page that is not kept', async () => {
  const { ask, pages } = door();
  setVersion('autumn', '1');
  for (let time = 0; time < 5; time += 1) await ask('/events/autumn');
  expect(looks).toEqual(['autumn']);
  // another process has written: this one sees it within the second
  setVersion('autumn', '2');
  expect(await ask('/events/autumn')).toBe('200 autumn 1');
  // something was written here
  pages.invalidate();
  expect(await ask('/events/autumn')).toBe('200 autumn 2');
  expect(looks).toEqual(['autumn', 'autumn']);
});

test('an event that is gone is gone at once, and comes back as it is then', async () => {
  const { ask, pages } = door();
  setVersion('autumn', '1');
  await ask('/events/autumn');
  versions.autumn = null;
  pages.invalidate();
  expect(await ask('/events/autumn')).toBe('404 autumn undefined');
  expect(await ask('/events/autumn')).toBe('404 autumn undefined');
  setVersion('autumn', '1');
  pages.invalidate();
  expect(await ask('/events/autumn')).toBe('200 autumn 1');
  expect(drawn).toHaveLength(4);
});

test('a page is not kept past the moment at which its event opens or closes', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { ask } = door();
  const closing = Date.now() + 500;
  setVersion('autumn', 'open', closing);
  await ask('/events/autumn');
  vi.setSystemTime(closing - 1);
  expect(await ask('/events/autumn')).toBe('200 autumn open');
  setVersion('autumn', 'closed');
  expect(await ask('/events/autumn')).toBe('200 autumn open');
  vi.setSystemTime(closing);
  expect(await ask('/events/autumn')).toBe('200 autumn closed');
  expect(drawn).toHaveLength(2);
});

test('what is written while a page is made is on the next one', async () => {
  setVersion('autumn', '1');
  const { ask, pages } = door(async (request, response) => {
    const before = versions.autumn?.name;
    if (before === '1') {
      setVersion('autumn', '2');
      pages.invalidate();
    }
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end(`${request.url} ${before}`);
  });
  expect(await ask('/events/autumn')).toBe('200 /events/autumn 1');
  expect(await ask('/events/autumn')).toBe('200 /events/autumn 2');
});

test('where the store is away, pages are made each time', async () => {
  const { ask } = door();
  setVersion('autumn', '1');
  provide({ pageVersions: { event: () => Promise.reject(new Error('away')) } });
  for (let time = 0; time < 2; time += 1) expect(await ask('/events/autumn')).toBe('200 autumn 1');
  expect(drawn).toHaveLength(2);
});
