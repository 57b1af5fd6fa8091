import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { insertAll, sql } from './statement';
import { storeKind } from './stores/store';
import type { Migration, StoreKind, Tables } from './stores/store-kind';

/** What is about to change: the first migration to come, and the version of Muster that started on the data last. */
export type SchemaChange = { readonly next: string; readonly version: string | null };

export type MigrateOptions = {
  /** what is done before tables in use change: makes a copy, tells the way back */
  readonly backup: false | ((change: SchemaChange) => Promise<void>);
  /** folder of the migrations, in Prisma's layout */
  readonly folder?: string;
};

export type MigrateOutcome = {
  readonly applied: readonly string[];
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

/** Data that an older Muster must not touch: nothing of them was changed. */
export class NewerData extends Error {
  constructor(readonly change: SchemaChange) {
    super(`This data was made by a newer Muster (it holds the migration ${change.next}).`);
  }
}

const holdAgainst = (
  migrations: readonly Migration[],
  applied: ReadonlyMap<string, string>,
  version: string | null,
): void => {
  const shipped = new Map(migrations.map(({ name, checksum }) => [name, checksum]));
  const [next] = [...applied.keys()].filter((name) => !shipped.has(name)).toSorted();
  if (next !== undefined) throw new NewerData({ next, version });
  for (const [name, checksum] of applied) {
    if (shipped.get(name) !== checksum)
      throw new Error(`The migration ${name} was changed after it was applied to this data.`);
  }
};

/**
 * The row of SeedVersion with the version of Muster that started on the data last; the first migration made the table.
 */
const PROGRAM = 'muster';

const versionOf = (kind: StoreKind, databaseUrl: string): Promise<string | null> =>
  kind.inTransaction(databaseUrl, 'read', async ({ rows }) => {
    const [row] = await rows(sql`SELECT "version" FROM "SeedVersion" WHERE "name" = ${PROGRAM}`);
    return row === undefined ? null : String(row.version);
  });

/** Notes in the data which Muster started on them; copies take it along, so that each says which version reads it. */
export const noteVersion = (databaseUrl: string, version: string): Promise<void> =>
  storeKind(databaseUrl).then(async (kind) => {
    if ((await versionOf(kind, databaseUrl)) === version) return;
    const row = { name: PROGRAM, version, seededAt: new Date() };
    await kind.inTransaction(databaseUrl, 'write', async ({ run }) => {
      for (const statement of insertAll('SeedVersion', [row], { key: ['name'], become: 'replace' }))
        await run(statement);
    });
  });

const applyTo = async (tables: Tables, migration: Migration): Promise<boolean> => {
  try {
    return await tables.apply(migration);
  } catch (cause) {
    throw new Error(`The migration ${migration.name} failed; the data is unchanged: ${String(cause)}`, {
      cause,
    });
  }
};

const bringUpToDate = async (
  tables: Tables,
  migrations: readonly Migration[],
  lastVersion: () => Promise<string | null>,
  backup: MigrateOptions['backup'],
): Promise<MigrateOutcome> => {
  await tables.openBook();
  const before = await tables.applied();
  const version = before.size > 0 ? await lastVersion() : null;
  holdAgainst(migrations, before, version);
  const pending = migrations.filter(({ name }) => !before.has(name));
  const [next] = pending;
  if (backup && next && before.size > 0) await backup({ next: next.name, version });
  const applied: string[] = [];
  for (const migration of pending) if (await applyTo(tables, migration)) applied.push(migration.name);
  return { applied };
};

/**
 * Brings the tables of a database up to date: every missing migration, each in its own transaction, while no other
 * process does. A missing SQLite file is created; `backup` is called before tables in use change.
 * @throws NewerData when the data are of a newer Muster; Error when a migration fails (it is rolled back)
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
      return await bringUpToDate(tables, migrations, () => versionOf(kind, databaseUrl), backup);
    } finally {
      await tables.close();
    }
  });
};
