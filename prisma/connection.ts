import type { PrismaClient } from './client/client';
import type { Statement } from './statement';
import { type Row, storeKind, type Underneath } from './stores/store';

export type Store = PrismaClient;

// the bundler may load this file more than once in a process
const held = globalThis as typeof globalThis & { musterUnderneath?: WeakMap<Store, Underneath> };
held.musterUnderneath ??= new WeakMap();
const beneath = held.musterUnderneath;

/** A Prisma client on an already migrated database of either kind. The caller disconnects it. */
export const openStore = async (databaseUrl: string): Promise<Store> => {
  const { client, underneath } = (await storeKind(databaseUrl)).open(databaseUrl);
  beneath.set(client, underneath);
  return client;
};

const underneath = async (store: Store): Promise<Underneath> => {
  const found = beneath.get(store);
  if (found === undefined) throw new Error('This store was not opened by openStore');
  await store.$connect();
  return found;
};

/**
 * Statements that are all carried out or none, in one go, past Prisma: a fifth of the work of a transaction of its own
 * (docs/decisions/0017). Answers how many rows each has changed. Only where the work is done often enough to count.
 */
export const batchOn = async (store: Store, statements: readonly Statement[]): Promise<readonly number[]> =>
  (await underneath(store)).batch(statements);

/** The rows of one query past Prisma, alike on every store: times are ISO 8601 texts, truths are numbers. */
export const rowsOn = async (store: Store, statement: Statement): Promise<readonly Row[]> =>
  (await underneath(store)).rows(statement);
