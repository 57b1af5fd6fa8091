import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { openFile } from '../../prisma/stores/sqlite-file';
import { createDatabase, startPostgres } from '../../prisma/test-postgres';

export const STORES = ['sqlite', 'postgres'] as const;
export type StoreName = (typeof STORES)[number];

/** A throwaway store that may be broken in any way. */
export type BreakableStore = {
  readonly url: string;
  /** the data folder of a Muster on it */
  readonly data: string;
  /** what else its Muster must know */
  readonly env: Readonly<Record<string, string>>;
  /** ends the store's own process as a power cut would; a file has none */
  readonly kill: () => Promise<void>;
  /** starts it again on the same data */
  readonly start: () => Promise<void>;
  /** what is wrong with any page, row or index of it, all of them read; empty when it is sound */
  readonly faults: () => Promise<readonly string[]>;
  readonly remove: () => Promise<void>;
};

const nothing = async (): Promise<void> => {};

const faultsOfFile = async (url: string): Promise<string[]> => {
  const client = openFile(url);
  try {
    const { rows } = await client.execute('PRAGMA integrity_check');
    return rows.map(({ integrity_check }) => String(integrity_check)).filter((line) => line !== 'ok');
  } finally {
    client.close();
  }
};

const openSqlite = async (folder: string): Promise<BreakableStore> => {
  const data = join(folder, 'data');
  const url = pathToFileURL(join(data, 'muster.db')).href;
  return {
    url,
    data,
    env: { DATABASE_URL: '' },
    kill: nothing,
    start: nothing,
    faults: () => faultsOfFile(url),
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  };
};

/** What pg_amcheck asks: each row of each table, and of each index whether it holds all of them in order. */
const ROWS = `SELECT format('%s, page %s: %s', c.oid::regclass, h.blkno, h.msg) AS fault
  FROM pg_class c, verify_heapam(c.oid) h WHERE c.relkind IN ('r', 't', 'm') AND c.relpersistence <> 't'`;
const INDEXES = `SELECT c.oid::regclass AS name, bt_index_check(c.oid, true) FROM pg_class c
  JOIN pg_index i ON i.indexrelid = c.oid JOIN pg_am a ON a.oid = c.relam
  WHERE a.amname = 'btree' AND c.relpersistence <> 't' AND i.indisready AND i.indisvalid`;

const faultsOfServer = async (url: string): Promise<string[]> => {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query('CREATE EXTENSION IF NOT EXISTS amcheck');
    const { rows } = await client.query<{ fault: string }>(ROWS);
    // a damaged index shows by an error
    const index = await client.query(INDEXES).then(
      () => [],
      (error: unknown) => [String(error)],
    );
    return [...rows.map(({ fault }) => fault), ...index];
  } finally {
    await client.end();
  }
};

const openPostgres = async (folder: string): Promise<BreakableStore> => {
  const server = await startPostgres({ safe: true });
  await createDatabase(server.urlOf('postgres'), 'muster');
  const url = server.urlOf('muster');
  return {
    url,
    data: join(folder, 'data'),
    env: { DATABASE_URL: url },
    kill: server.kill,
    start: server.start,
    faults: () => faultsOfServer(url),
    remove: async () => {
      await server.remove();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

const OPEN = { sqlite: openSqlite, postgres: openPostgres } as const satisfies Record<StoreName, unknown>;

/** A store of that kind without any tables yet; what it has acknowledged is on the disk, as it is at work. */
export const openBreakable = (name: StoreName): Promise<BreakableStore> =>
  OPEN[name](mkdtempSync(join(tmpdir(), 'muster-broken-')));
