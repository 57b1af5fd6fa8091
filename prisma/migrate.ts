import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Migration, type StoreKind, storeKind, type Tables } from './stores/store';

export type MigrateOptions = {
  /** copy the database before something is applied to it, where the store can do that by itself */
  readonly backup: boolean;
  /** folder of the migrations, in Prisma's layout */
  readonly folder?: string;
};

export type MigrateOutcome = {
  readonly applied: readonly string[];
  /** path of the copy made before, if one was */
  readonly copy: string | null;
};

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

/** The migrations that this Muster brings for a kind of store, in their order. */
export const shippedMigrations = (kind: StoreKind): Promise<Migration[]> =>
  readMigrations(fileURLToPath(new URL(kind.migrations, import.meta.url)));

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

const applyTo = async (tables: Tables, migration: Migration): Promise<boolean> => {
  try {
    return await tables.apply(migration);
  } catch (cause) {
    throw new Error(`The migration ${migration.name} failed; the data are as they were: ${String(cause)}`, {
      cause,
    });
  }
};

const bringUpToDate = async (
  tables: Tables,
  migrations: readonly Migration[],
  backup: boolean,
): Promise<MigrateOutcome> => {
  await tables.openBook();
  const before = await tables.applied();
  holdAgainst(migrations, before);
  const pending = migrations.filter(({ name }) => !before.has(name));
  const [next] = pending;
  const copy = backup && next && before.size > 0 ? await tables.copy(next.name) : null;
  const applied: string[] = [];
  for (const migration of pending) if (await applyTo(tables, migration)) applied.push(migration.name);
  return { applied, copy };
};

/**
 * Brings the tables of a database up to date: every migration not yet applied, each in a transaction of its own, while
 * no other process does. A SQLite file is made when there is none, and copied before it changes.
 * @throws Error when the data are of a newer Muster, or when a migration fails (nothing of it is kept)
 */
export const migrate = async (
  databaseUrl: string,
  { backup, folder }: MigrateOptions,
): Promise<MigrateOutcome> => {
  const kind = await storeKind(databaseUrl);
  const migrations = folder === undefined ? await shippedMigrations(kind) : await readMigrations(folder);
  return kind.alone(databaseUrl, async () => {
    const tables = await kind.tables(databaseUrl);
    try {
      return await bringUpToDate(tables, migrations, backup);
    } finally {
      await tables.close();
    }
  });
};
