import 'server-only';
import { batchOn, openStore, rowsOn, type Store } from '@/prisma/connection';
import type { Statement } from '@/prisma/statement';
import { readEnv } from './env';

const held = globalThis as typeof globalThis & { musterStore?: Store };

/** The one connection of this process; kept on the global object, as a development server loads this file often. */
const store = (): Store => {
  held.musterStore ??= openStore(readEnv().databaseUrl);
  return held.musterStore;
};

export const db: Store = store();

/** Statements past Prisma, all or none: `batchOn` on the one connection. */
export const runBatch = (statements: readonly Statement[]): Promise<readonly number[]> =>
  batchOn(db, statements);

/** Rows past Prisma: `rowsOn` on the one connection. */
export const readRows = (statement: Statement) => rowsOn(db, statement);
