import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Client } from '@libsql/client';
import { openFile } from './connection';

export type MigrateOptions = {
  /** copy the database before something is applied to it */
  readonly backup: boolean;
  /** folder of the migrations, in Prisma's layout */
  readonly folder?: string;
};

export type MigrateOutcome = {
  readonly applied: readonly string[];
  /** path of the copy made before, if one was */
  readonly copy: string | null;
};

type Migration = { readonly name: string; readonly sql: string; readonly checksum: string };

const MIGRATIONS = fileURLToPath(new URL('migrations', import.meta.url));

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

const readMigrations = async (folder: string): Promise<Migration[]> => {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  return Promise.all(
    names.toSorted().map(async (name) => {
      const text = await readFile(join(folder, name, 'migration.sql'), 'utf8');
      const sql = text.replaceAll('\r\n', '\n');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
};

const readApplied = async (client: Client): Promise<Map<string, string>> => {
  const { rows } = await client.execute(
    'SELECT migration_name, checksum FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL',
  );
  return new Map(rows.map((row) => [String(row.migration_name), String(row.checksum)]));
};

const holdAgainst = (migrations: readonly Migration[], applied: ReadonlyMap<string, string>): void => {
  const known = new Map(migrations.map(({ name, checksum }) => [name, checksum]));
  for (const [name, checksum] of applied) {
    if (!known.has(name)) {
      throw new Error(
        `These data were made by a newer Muster (they hold the migration ${name}). Update Muster, or start it on other data.`,
      );
    }
    if (known.get(name) !== checksum) {
      throw new Error(`The migration ${name} was changed after it was applied to these data.`);
    }
  }
};

/** A consistent copy of the whole database, beside it under `copies/`. */
const copyDatabase = async (client: Client, databasePath: string, next: string): Promise<string> => {
  const folder = join(dirname(databasePath), 'copies');
  await mkdir(folder, { recursive: true });
  const time = new Date().toISOString().replaceAll(/[-:]/g, '').replaceAll(/[T.]/g, '-').slice(0, 19);
  const copy = join(folder, `muster-${time}-before-${next}.db`);
  await client.execute({ sql: 'VACUUM INTO ?', args: [copy] });
  return copy;
};

const applyMigration = async (client: Client, { name, sql, checksum }: Migration): Promise<boolean> => {
  // inside a transaction this switch has no effect, so it stands before; what it let pass is checked after
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
  } catch (cause) {
    throw new Error(`The migration ${name} failed; the data are as they were: ${String(cause)}`, { cause });
  } finally {
    transaction.close();
  }
};

/**
 * Brings the tables of a database up to date: every migration not yet applied, each in a transaction of its own,
 * after a copy of the database if it held anything. Makes the file when there is none and switches WAL on.
 * @throws Error when the data are of a newer Muster, or when a migration fails (nothing of it is kept)
 */
export const migrate = async (
  databaseUrl: string,
  { backup, folder = MIGRATIONS }: MigrateOptions,
): Promise<MigrateOutcome> => {
  const databasePath = fileURLToPath(databaseUrl);
  await mkdir(dirname(databasePath), { recursive: true, mode: 0o700 });
  const migrations = await readMigrations(folder);
  const client = openFile(databaseUrl);
  try {
    await client.execute('PRAGMA journal_mode = WAL');
    await client.execute(BOOK);
    const before = await readApplied(client);
    holdAgainst(migrations, before);
    const pending = migrations.filter(({ name }) => !before.has(name));
    const [next] = pending;
    const copy =
      backup && next && before.size > 0 ? await copyDatabase(client, databasePath, next.name) : null;
    const applied: string[] = [];
    for (const migration of pending)
      if (await applyMigration(client, migration)) applied.push(migration.name);
    return { applied, copy };
  } finally {
    client.close();
  }
};
