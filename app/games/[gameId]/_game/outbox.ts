import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { HandedOver, Unsent } from '@/lib/games/exchange';
import type { GameFact } from '@/lib/games/schema';

/** The facts of a game that the server has sent to this device. */
type StoredFacts = { readonly game: string; readonly facts: readonly GameFact[] };

interface OutboxSchema extends DBSchema {
  readonly unsent: {
    readonly key: [string, string, number];
    readonly value: Unsent;
    readonly indexes: { game: string };
  };
  readonly told: { readonly key: string; readonly value: StoredFacts };
  readonly handed: {
    readonly key: [string, string, number];
    readonly value: HandedOver;
    readonly indexes: { game: string };
  };
}

const NAME = 'muster-games';

/** Opens what this browser keeps of games; what an earlier version kept stays. */
export const openKept = async (name: string): Promise<IDBPDatabase<OutboxSchema>> =>
  openDB<OutboxSchema>(name, 2, {
    upgrade: (store, before) => {
      if (before < 1) {
        store.createObjectStore('unsent', { keyPath: ['game', 'device', 'n'] }).createIndex('game', 'game');
        store.createObjectStore('told', { keyPath: 'game' });
      }
      store.createObjectStore('handed', { keyPath: ['game', 'device', 'n'] }).createIndex('game', 'game');
    },
    // a newer page wants its own version, and waits for this one to let go
    blocking: (_now, _next, event) => (event.target as IDBDatabase).close(),
  });

let opened: Promise<IDBPDatabase<OutboxSchema> | null> | undefined;

/** Null where this browser keeps nothing: a private window of some, a full disk. */
const database = (): Promise<IDBPDatabase<OutboxSchema> | null> => {
  opened ??= openKept(NAME).catch(() => null);
  return opened;
};

/** False where what is not sent lasts only as long as the page. */
export const keepsActs = async (): Promise<boolean> => (await database()) !== null;

/** Keeps an act on this device until the server has it. */
export const keepUnsent = async (row: Unsent): Promise<void> => {
  await (await database())?.put('unsent', row);
};

/** Forgets what the server has acknowledged. */
export const forgetSent = async (rows: readonly Unsent[]): Promise<void> => {
  const store = (await database())?.transaction('unsent', 'readwrite').store;
  if (store === undefined) return;
  await Promise.all(rows.map(({ game, device, n }) => store.delete([game, device, n])));
};

/** What this device has done at a game and not yet sent, of all its pages, in the order in which it was done. */
export const readUnsent = async (game: string): Promise<readonly Unsent[]> => {
  const rows = (await (await database())?.getAllFromIndex('unsent', 'game', game)) ?? [];
  return rows.toSorted((one, other) => one.at.localeCompare(other.at) || one.n - other.n);
};

/** Stores the facts of the server, so that a page that opens without a connection has them. */
export const keepTold = async (game: string, facts: readonly GameFact[]): Promise<void> => {
  await (await database())?.put('told', { game, facts });
};

/** Keeps what other devices have handed over, until the server tells it. */
export const keepHanded = async (rows: readonly HandedOver[]): Promise<void> => {
  const store = (await database())?.transaction('handed', 'readwrite').store;
  if (store !== undefined) await Promise.all(rows.map((row) => store.put(row)));
};

/** Removes facts that the server has sent since. */
export const forgetHanded = async (rows: readonly HandedOver[]): Promise<void> => {
  const store = (await database())?.transaction('handed', 'readwrite').store;
  if (store === undefined) return;
  await Promise.all(rows.map(({ game, device, n }) => store.delete([game, device, n])));
};

export const readHanded = async (game: string): Promise<readonly HandedOver[]> =>
  (await (await database())?.getAllFromIndex('handed', 'game', game)) ?? [];

/** Removes the facts of the server and of other devices of all games. */
export const forgetTold = async (): Promise<void> => {
  const store = await database();
  await Promise.all([store?.clear('told'), store?.clear('handed')]);
};

export const readTold = async (game: string): Promise<readonly GameFact[]> =>
  (await (await database())?.get('told', game))?.facts ?? [];
