import { type AttackTarget, startTarget } from '../../bin/attack/target';
import { createDatabase, startPostgres, type TestPostgres } from '../../prisma/test-postgres';

export const STORES = ['SQLite', 'PostgreSQL'] as const;

/** Routes and pages of events, which have callers of their own; packs have an owner as armies have. */
export const OF_EVENTS = /^\/(api\/)?(events(?!\/packs)|enter|receipts?|verify)\b/;

/** A Muster on throwaway data of one store, with the database server if it has one. */
export type OnStore = {
  readonly target: AttackTarget;
  readonly database: TestPostgres | undefined;
  readonly stop: () => Promise<void>;
};

/** @param env what it has to be told besides */
export const startOnStore = async (
  store: (typeof STORES)[number],
  env: Readonly<Record<string, string>> = {},
): Promise<OnStore> => {
  const database = store === 'PostgreSQL' ? await startPostgres() : undefined;
  if (database !== undefined) await createDatabase(database.urlOf('postgres'), 'muster');
  const target = await startTarget({ ...env, DATABASE_URL: database?.urlOf('muster') ?? '' });
  const stop = async () => {
    await target.stop();
    await database?.remove();
  };
  return { target, database, stop };
};

/** Answered, or as if nothing were there: nothing else may come of a request that is well formed. */
export const verdictOf = (status: number): 'yes' | 'no' | number => {
  if (status >= 200 && status < 300) return 'yes';
  return status === 404 ? 'no' : status;
};
