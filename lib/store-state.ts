import 'server-only';
import { sql } from '@/prisma/statement';
import { db, readRows } from './db';

const held = globalThis as typeof globalThis & { musterMigration?: string };

/** The migration that was applied last; undefined where none was. */
const newest = async (): Promise<string | undefined> => {
  const [row] = await readRows(
    sql`SELECT "migration_name" FROM "_prisma_migrations" WHERE "finished_at" IS NOT NULL ORDER BY "migration_name" DESC LIMIT 1`,
  );
  return row === undefined ? undefined : String(row.migration_name);
};

/**
 * Null while the store answers and is as this process found it first, else why not, for the operator.
 * @throws what the store throws when it does not answer
 */
export const storeFault = async (): Promise<string | null> => {
  const newestNow = await newest();
  if (newestNow === undefined) return 'The store has no tables yet.';
  held.musterMigration ??= newestNow;
  return held.musterMigration === newestNow
    ? null
    : 'A newer Muster has changed the tables of the store: update this one and restart it.';
};

/** Ends the connection; what is under way is finished first. */
export const closeStore = (): Promise<void> => db.$disconnect();
