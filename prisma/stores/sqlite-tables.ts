import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Client } from '@libsql/client';
import { openFile } from './sqlite-file';
import type { Migration, Tables } from './store-kind';

/** The table that Prisma's own migrate keeps, so that its tools read ours. */
const BOOK = `CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
  "id" TEXT PRIMARY KEY NOT NULL,
  "checksum" TEXT NOT NULL,
  "finished_at" DATETIME,
  "migration_name" TEXT NOT NULL,
  "logs" TEXT,
  "rolled_back_at" DATETIME,
  "started_at" DATETIME NOT NULL DEFAULT current_timestamp,
  "applied_steps_count" INTEGER UNSIGNED NOT NULL DEFAULT 0
)`;

const readApplied = async (client: Client): Promise<Map<string, string>> => {
  const book = await client.execute("SELECT 1 FROM sqlite_master WHERE name = '_prisma_migrations'");
  if (book.rows.length === 0) return new Map();
  const { rows } = await client.execute(
    'SELECT migration_name, checksum FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL',
  );
  return new Map(rows.map((row) => [String(row.migration_name), String(row.checksum)]));
};

const apply = async (client: Client, { name, sql, checksum }: Migration): Promise<boolean> => {
  // This switch has no effect inside a transaction, so it comes before; violations are checked after.
  await client.execute('PRAGMA foreign_keys = OFF');
  const transaction = await client.transaction('write');
  try {
    const done = await transaction.execute({
      sql: 'SELECT 1 FROM _prisma_migrations WHERE migration_name = ? AND finished_at IS NOT NULL',
      args: [name],
    });
    if (done.rows.length > 0) return false;
    await transaction.executeMultiple(sql);
    const broken = await transaction.execute('PRAGMA foreign_key_check');
    if (broken.rows.length > 0) throw new Error(`${broken.rows.length} rows would point to nothing`);
    await transaction.execute({
      sql: `INSERT INTO _prisma_migrations (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
            VALUES (?, ?, ?, ?, ?, 1)`,
      args: [randomUUID(), checksum, name, Date.now(), Date.now()],
    });
    await transaction.commit();
    return true;
  } finally {
    transaction.close();
  }
};

/** The tables of a SQLite file; creates a missing file and switches its write-ahead log on. */
export const sqliteTables = async (databaseUrl: string): Promise<Tables> => {
  const path = fileURLToPath(databaseUrl);
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const client = openFile(databaseUrl);
  return {
    openBook: async () => {
      await client.execute('PRAGMA journal_mode = WAL');
      await client.execute(BOOK);
    },
    applied: () => readApplied(client),
    apply: (migration) => apply(client, migration),
    close: async () => client.close(),
  };
};
