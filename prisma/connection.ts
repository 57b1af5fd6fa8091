import type { PrismaClient } from './client/client';
import type { Statement } from './statement';
import { storeKind } from './stores/store';
import type { Grams, HowToOpen, StoreRow, Underneath, WordSearch } from './stores/store-kind';

export type Store = PrismaClient;

// the bundler may load this file more than once in a process
type Beneath = { readonly underneath: Underneath; readonly words: WordSearch };
const held = globalThis as typeof globalThis & { musterUnderneath?: WeakMap<Store, Beneath> };
held.musterUnderneath ??= new WeakMap();
const beneath = held.musterUnderneath;

/**
 * A Prisma client on an already migrated database of either kind. The caller disconnects it.
 * @param how `onlyReads`: the store itself refuses every write
 */
export const openStore = async (databaseUrl: string, how: HowToOpen = {}): Promise<Store> => {
  const { open, words } = await storeKind(databaseUrl);
  const { client, underneath } = await open(databaseUrl, how);
  beneath.set(client, { underneath, words });
  return client;
};

const under = async (store: Store): Promise<Beneath> => {
  const connection = beneath.get(store);
  if (connection === undefined) throw new Error('This store was not opened by openStore');
  await store.$connect();
  return connection;
};

/**
 * Statements that are all carried out or none, in one go, past Prisma: a fifth of the work of its own transaction
 * (docs/decisions/0017). Answers how many rows each has changed. Only where the work is done often enough to count.
 */
export const batchOn = async (store: Store, statements: readonly Statement[]): Promise<readonly number[]> =>
  (await under(store)).underneath.batch(statements);

/** The rows of one query past Prisma, alike on every store: times are ISO 8601 texts, truths are numbers. */
export const rowsOn = async (store: Store, statement: Statement): Promise<readonly StoreRow[]> =>
  (await under(store)).underneath.rows(statement);

/** The words of the search that are likeliest meant, by the three letters in a row that they share: `WordSearch`. */
export const wordsOn = async (store: Store, grams: Grams, most: number): Promise<readonly string[]> => {
  const { underneath, words } = await under(store);
  return (await underneath.rows(words(grams, most))).map(({ word }) => String(word));
};
