import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ARMY_CONTRACT } from '../armies/contract';
import type { ARMY_ENDPOINTS } from '../armies/endpoints';
import type { ArmyFile } from '../rules/core/army/document';
import { clientOf } from './client';

type SentRequest = {
  readonly path: string;
  readonly init: RequestInit;
  readonly answer: (response: Response) => void;
};

let sent: SentRequest[];
let offline: boolean;

beforeEach(() => {
  sent = [];
  offline = false;
  vi.resetModules();
  vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
    offline
      ? Promise.reject(new TypeError('Failed to fetch'))
      : new Promise((answer) => sent.push({ path, init, answer })),
  );
});

afterEach(() => vi.unstubAllGlobals());

const file = (name: string): ArmyFile => ({
  muster: 1,
  system: 'honours-of-war',
  edition: '2015',
  dataVersion: '2026.11.1',
  name,
  settings: {},
  packs: [],
  house: {},
  tables: {},
  origin: null,
  army: {},
});

const json = (body: unknown, status = 200) => Response.json(body, { status });

/** Stores an army by a client of its own, which does not know yet whether it is somebody. */
const newCreate = async () => {
  const { serializeFirstWrite } = await import('./mutations');
  const ask = clientOf<typeof ARMY_ENDPOINTS, typeof ARMY_CONTRACT>(serializeFirstWrite);
  return (body: ArmyFile) => ask('POST /api/armies', { body });
};

const ask = clientOf<typeof ARMY_ENDPOINTS, typeof ARMY_CONTRACT>();
const saveArmy = (id: string, name: string, leaving = false) =>
  ask('PUT /api/armies/[id]', { params: { id }, body: { revision: 1, file: file(name) }, leaving });
const settle = () => new Promise((resolve) => setTimeout(resolve));

describe('the first write of a browser', () => {
  test('goes alone, so that one user owns them all', async () => {
    const createArmy = await newCreate();
    const answers = Promise.all(['a', 'b', 'c'].map((name) => createArmy(file(name))));
    await settle();
    expect(sent).toHaveLength(1);
    sent[0]?.answer(json({ ok: true, id: 'one', revision: 1 }, 201));
    await settle();
    expect(sent).toHaveLength(2);
    sent[1]?.answer(json({ ok: true, id: 'two', revision: 1 }, 201));
    await settle();
    sent[2]?.answer(json({ ok: true, id: 'three', revision: 1 }, 201));
    expect((await answers).map((answer) => answer.ok && answer.id)).toEqual(['one', 'two', 'three']);
    void createArmy(file('d'));
    void createArmy(file('e'));
    await settle();
    expect(sent).toHaveLength(5);
  });

  test('that fails leaves the way free for the next', async () => {
    const createArmy = await newCreate();
    offline = true;
    await expect(createArmy(file('a'))).rejects.toMatchObject({ code: 'offline' });
    offline = false;
    const second = createArmy(file('b'));
    await settle();
    sent[0]?.answer(json({ ok: false, code: 'invalid', errors: [] }, 422));
    expect(await second).toMatchObject({ ok: false, code: 'invalid' });
  });
});

describe('an answer', () => {
  test.each([
    [409, { ok: false, code: 'stale', current: { id: 'x' } }],
    [404, { ok: false, code: 'not-found', message: 'gone' }],
    [422, { ok: false, code: 'invalid', errors: [] }],
    [413, { ok: false, code: 'too-large', message: 'large' }],
  ])('of status %i is a value', async (status, body) => {
    const answer = saveArmy('x', 'a');
    sent[0]?.answer(json(body, status));
    expect(await answer).toEqual(body);
  });

  test.each([
    [429, json({ ok: false, code: 'too-many', message: 'Later' }, 429), 'too-many'],
    [403, json({ ok: false, code: 'other-origin', message: 'No' }, 403), 'other-origin'],
    [500, json({ ok: false, code: 'fault', message: 'Oh' }, 500), 'fault'],
    [502, new Response('<h1>Bad gateway</h1>', { status: 502 }), 'fault'],
    [404, new Response('<h1>Nothing</h1>', { status: 404 }), 'fault'],
    [200, new Response('<h1>Log in to this hotel</h1>'), 'fault'],
  ])('of status %i that is none of ours is an error that says so', async (status, response, code) => {
    const answer = saveArmy('x', 'a');
    sent[0]?.answer(response);
    const error = await answer.catch((reason: unknown) => reason);
    expect(error).toMatchObject({ name: 'RequestError', status, code });
  });

  test('that never comes has no status', async () => {
    offline = true;
    await expect(saveArmy('x', 'a')).rejects.toMatchObject({
      code: 'offline',
      status: undefined,
    });
  });
});

test('a save that leaves with the page outlives it, if it is small enough for that', async () => {
  void saveArmy('x', 'a', true);
  void saveArmy('x', 'ł'.repeat(40_000), true);
  void saveArmy('../y', 'a');
  expect(sent.map(({ init }) => init.keepalive)).toEqual([true, undefined, undefined]);
  expect(sent.map(({ path }) => path)).toEqual(['/api/armies/x', '/api/armies/x', '/api/armies/..%2Fy']);
});
