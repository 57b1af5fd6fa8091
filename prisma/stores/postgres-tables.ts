import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { connectionTo } from './postgres-connection';
import type { Migration, Tables } from './store-kind';

/** The table that Prisma's own migrate keeps, so that its tools read ours. */
const BOOK = `CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
  "id" VARCHAR(36) PRIMARY KEY NOT NULL,
  "checksum" VARCHAR(64) NOT NULL,
  "finished_at" TIMESTAMPTZ,
  "migration_name" VARCHAR(255) NOT NULL,
  "logs" TEXT,
  "rolled_back_at" TIMESTAMPTZ,
  "started_at" TIMESTAMPTZ NOT NULL DEFAULT now(),
  "applied_steps_count" INTEGER NOT NULL DEFAULT 0
)`;

type AppliedMigration = { readonly migration_name: string; readonly checksum: string };

const readApplied = async (client: pg.Client): Promise<Map<string, string>> => {
  const book = await client.query("SELECT to_regclass('_prisma_migrations') AS book");
  if (book.rows[0]?.book === null) return new Map();
  const { rows } = await client.query<AppliedMigration>(
    'SELECT migration_name, checksum FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL',
  );
  return new Map(rows.map(({ migration_name, checksum }) => [migration_name, checksum]));
};

/** Tables, columns and indexes are made in a transaction as rows are: of one that fails nothing is left. */
const apply = async (client: pg.Client, { name, sql, checksum }: Migration): Promise<boolean> => {
  await client.query('BEGIN');
  try {
    await client.query(sql);
    await client.query(
      `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count)
       VALUES ($1, $2, $3, now(), 1)`,
      [randomUUID(), checksum, name],
    );
    await client.query('COMMIT');
    return true;
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
};

/** The oldest that is tried, and the numbers of its versions. */
const OLDEST = { major: 15, number: 150_000 };

const needVersion = async (client: pg.Client): Promise<void> => {
  const { rows } = await client.query<{ server_version_num: string }>('SHOW server_version_num');
  if (Number(rows[0]?.server_version_num) < OLDEST.number)
    throw new Error(`Muster needs PostgreSQL ${OLDEST.major} or newer.`);
};

/** The tables of a PostgreSQL database, which someone else has made. Its own tools copy it (prisma/README.md). */
export const postgresTables = async (databaseUrl: string): Promise<Tables> => {
  const client = new pg.Client(connectionTo(databaseUrl));
  await client.connect();
  return {
    openBook: async () => {
      await needVersion(client);
      await client.query(BOOK);
    },
    applied: () => readApplied(client),
    apply: (migration) => apply(client, migration),
    close: () => client.end(),
  };
};
