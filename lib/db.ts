import 'server-only';
import { type PageWrite, services } from '@/lib/platform/services';
import { batchOn, openStore, rowsOn, type Store, wordsOn } from '@/prisma/connection';
import type { Statement } from '@/prisma/statement';
import { readEnv } from './env';

/** Types of rows by what is selected of them: `Prisma.ArmyGetPayload<{ select: typeof RECORD }>`. */
export type { Prisma } from '@/prisma/client/client';

const processGlobals = globalThis as typeof globalThis & { musterStore?: Promise<Store> };

// the one client of this process; kept on the global object, as a development server loads this file often
processGlobals.musterStore ??= openStore(readEnv().databaseUrl, {
  onlyReads: services().isReadOnly ?? false,
});

export const db: Store = await processGlobals.musterStore;

/** Statements past Prisma, all or none: `batchOn` on the one client. */
export const runBatch = (statements: readonly Statement[]): Promise<readonly number[]> =>
  batchOn(db, statements);

/** Rows past Prisma: `rowsOn` on the one client. */
export const readRows = (statement: Statement) => rowsOn(db, statement);

/** Words of the search that share three letters in a row: `wordsOn` on the one client. */
export const likelyWords = (grams: Parameters<typeof wordsOn>[1], most: number): Promise<readonly string[]> =>
  wordsOn(db, grams, most);

/** Does a write that a page needs; a page process, which only reads, has the main process do it. */
export const writeForPage = (
  what: PageWrite,
  of: string,
  write: (of: string) => Promise<void>,
): Promise<void> => services().writeForPage?.(what, of) ?? write(of);
