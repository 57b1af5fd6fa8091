import { armyOf } from '../armies';
import type { Benchmark, Stage } from '../benchmark';
import { type BenchClient, clientOf } from '../client';
import { quantile } from '../clock';
import { startServer } from '../server';

const LISTS = 500;
const ROUNDS = 9;
/** Rounds that load and warm what answers. */
const WARMING = 2;

const FIELDS = {
  name: 'Autumn Manoeuvres',
  date: '2026-11-28',
  hours: '',
  place: '',
  rounds: 3,
  text: '',
  opensAt: '2020-01-01T00:00:00.000Z',
  closesAt: '2099-01-01T00:00:00.000Z',
  timeZone: 'UTC',
  graceSeconds: 0,
  late: 'mark',
  capacity: null,
  publicAt: null,
  listed: false,
  openEntry: false,
};

const packOf = (max: number) => ({
  pack: 1,
  id: 'autumn',
  name: 'Autumn',
  version: 1,
  system: 'honours-of-war',
  on: [],
  rules: [
    { kind: 'points', max, severity: 'error' },
    { kind: 'years', from: 1756, to: 1763, severity: 'error' },
    { kind: 'nations', contingents: true, imagi: false, severity: 'error' },
    {
      kind: 'limit',
      id: 'guns',
      name: 'Batteries',
      of: ['artillery'],
      max: { count: 3 },
      severity: 'warning',
    },
  ],
});

type Desk = { readonly client: BenchClient; readonly id: string };

/** An event with this many lists, each of 25 units. */
const deskOf = async (address: string, lists: number): Promise<Desk> => {
  const client = clientOf(address);
  const json = async <T>(path: string, body: unknown): Promise<T> =>
    (await client.send('POST', path, JSON.stringify(body))).json() as Promise<T>;
  const head = {
    key: `bench-desk-${lists}-${Date.now()}-0123456789`,
    system: 'honours-of-war',
    organiser: 'Marie',
  };
  const { id } = await json<{ id: string }>('/api/events', {
    ...head,
    event: FIELDS,
    packs: [packOf(1_500)],
  });
  const { text } = await armyOf(25);
  const files = Array.from({ length: lists }, (_, index) => ({
    name: `army-${index + 1}.json`,
    text: JSON.stringify({ ...JSON.parse(text), name: `Army ${index + 1}` }),
  }));
  const answer = await json<{ files: { ok: boolean }[] }>(`/api/events/${id}/import`, {
    key: head.key,
    files,
  });
  if (answer.files.length !== lists || answer.files.some(({ ok }) => !ok))
    throw new Error('Lists were refused');
  return { client, id };
};

let desk: Promise<Desk> | undefined;

const median = async (stage: Stage, ask: (of: Desk) => Promise<void>): Promise<number> => {
  desk ??= stage.server().then(({ address }) => deskOf(address, LISTS));
  const of = await desk;
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now();
    await ask(of);
    if (round >= WARMING) times.push(performance.now() - start);
  }
  return quantile(times, 0.5);
};

const ROSTERS = 100;

type Booklet = { readonly seconds: number; readonly more: number };

/** Its own server, whose peak of memory is that of the booklet. */
const bookletOf = async (): Promise<Booklet> => {
  const server = await startServer();
  try {
    const { client, id } = await deskOf(server.address, ROSTERS);
    const before = server.peak();
    const start = performance.now();
    const response = await client.send('GET', `/events/${id}/booklet.pdf`);
    const { byteLength } = await response.arrayBuffer();
    if (!response.ok || byteLength < 100_000) throw new Error(`The booklet answered ${response.status}`);
    return { seconds: (performance.now() - start) / 1000, more: server.peak() - before };
  } finally {
    await server.stop();
  }
};

let booklet: Promise<Booklet> | undefined;
const booklets = (): Promise<Booklet> => {
  booklet ??= bookletOf();
  return booklet;
};

const common = { unit: 'ms', peers: '', timed: true } as const;

/** The desk of the largest event. */
export const desks: Readonly<Record<string, Benchmark>> = {
  'desk-check': {
    ...common,
    what: `${LISTS} entered lists under other terms (median)`,
    budget: 1_000,
    measure: (stage) =>
      median(stage, async ({ client, id }) => {
        const body = JSON.stringify({ packs: [packOf(1_400)] });
        const response = await client.send('POST', `/api/events/${id}/terms/try`, body);
        const { turned, same } = (await response.json()) as { turned: unknown[]; same: number };
        if (turned.length + same !== LISTS)
          throw new Error(`${response.status}: ${turned.length + same} lists`);
      }),
  },
  booklet: {
    what: `booklet of ${ROSTERS} rosters, cold`,
    unit: 's',
    peers: '',
    timed: false,
    budget: 30,
    measure: async () => (await booklets()).seconds,
  },
  'booklet-memory': {
    what: 'memory of the server that it takes at most',
    unit: 'MB',
    peers: '',
    timed: false,
    budget: 600,
    measure: async () => (await booklets()).more,
  },
  'desk-read': {
    ...common,
    what: `desk of ${LISTS} entries (median)`,
    budget: 250,
    measure: (stage) =>
      median(stage, async ({ client, id }) => {
        const response = await client.send('GET', `/api/events/${id}/desk`);
        const { entries } = (await response.json()) as { entries: unknown[] };
        if (entries.length !== LISTS) throw new Error(`${response.status}: ${entries.length} entries`);
      }),
  },
};
