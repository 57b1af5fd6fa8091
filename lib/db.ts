import 'server-only';
import { openStore, type Store } from '@/prisma/connection';
import { readEnv } from './env';

const held = globalThis as typeof globalThis & { musterStore?: Store };

/** The one connection of this process; kept on the global object, as a development server loads this file often. */
const store = (): Store => {
  held.musterStore ??= openStore(readEnv().databaseUrl);
  return held.musterStore;
};

export const db: Store = store();

/** The store inside a transaction. */
export type Transaction = Parameters<Parameters<Store['$transaction']>[0]>[0];
