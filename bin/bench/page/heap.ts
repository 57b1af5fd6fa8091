import type { Benchmark } from '../benchmark';
import type { BenchClient } from '../client';
import { startServer } from '../server';
import { savedArmy } from './browser';

const PLAYERS = 50;
const REQUESTS = 10_000;
const AT_ONCE = 8;

/** The pages and answers of an ordinary visit, again and again. */
const visit = async (
  players: readonly { client: BenchClient; path: string }[],
  requests: number,
): Promise<void> => {
  let turn = 0;
  const visitor = async () => {
    while (turn < requests) {
      const player = players[turn % players.length];
      const kind = turn++ % 4;
      if (player === undefined) throw new Error('There is no player');
      const path = ['/', player.path, '/api/armies', `/api${player.path}`][kind] ?? '/';
      const response = await player.client.send('GET', path);
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visitor));
};

type Heap = { readonly idle: number; readonly after: number };

let measured: Promise<Heap> | undefined;

/** Its own server, as others have been asked for more; measured once for both lines of the table. */
const heapOf = async (): Promise<Heap> => {
  const server = await startServer();
  try {
    const players = [];
    for (let player = 1; player <= PLAYERS; player++) {
      players.push(await savedArmy(server, 25, { 'x-forwarded-for': `10.4.0.${player}` }));
    }
    // first use loads code, which is no growth
    await visit(players, REQUESTS / 10);
    const idle = await server.heap();
    await visit(players, REQUESTS);
    return { idle, after: await server.heap() };
  } finally {
    await server.stop();
  }
};

const heap = (): Promise<Heap> => {
  measured ??= heapOf();
  return measured;
};

export const heapIdle: Benchmark = {
  what: 'server heap after garbage collection, idle',
  budget: 120,
  unit: 'MB',
  peers: '',
  timed: false,
  measure: async () => (await heap()).idle,
};

/** Collections differ by a little; what grows shows as more than this. */
const NO_GROWTH = 5;

export const heapGrowth: Benchmark = {
  what: 'its growth over 10,000 requests',
  budget: NO_GROWTH,
  unit: 'MB',
  peers: '',
  timed: false,
  measure: async () => {
    const { idle, after } = await heap();
    return after - idle;
  },
};
