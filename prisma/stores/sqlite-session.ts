import { fileURLToPath } from 'node:url';
import Database from 'libsql';
import { PreparedConnection } from './sqlite-prepared';
import type { StoreRow, StoreSession } from './store-kind';

/** How long a transaction waits for another process, in milliseconds; it has its own process to itself. */
const PATIENCE = 5_000;

/** Columns of times by table, as a file may hold them in more than one form. */
const timesOf = (database: Database.Database): ReadonlySet<string> =>
  new Set((database.prepare(COLUMNS_OF_TIMES).all() as { name: string }[]).map(({ name }) => name));

const COLUMNS_OF_TIMES = `SELECT DISTINCT c.name FROM sqlite_master t, pragma_table_info(t.name) c
  WHERE t.type = 'table' AND c.type = 'DATETIME'`;

/** 0, "2026-11-22 10:00:00" and "2026-11-22T10:00:00Z" are times too. */
const plainTime = (time: unknown): unknown => {
  if (time === null) return null;
  const text = String(time);
  const zoned =
    typeof time === 'string' && !/(Z|[+-]\d{2}:\d{2})$/.test(text) ? `${text.replace(' ', 'T')}Z` : time;
  return new Date(zoned as string | number).toISOString().replace('Z', '+00:00');
};

const plain = (row: StoreRow, times: ReadonlySet<string>): StoreRow =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, times.has(name) ? plainTime(value) : value]),
  );

/** Work in one transaction on its own connection to a file that is there. */
export const inTransaction = async <T>(
  databaseUrl: string,
  mode: 'read' | 'write',
  work: (session: StoreSession) => Promise<T>,
): Promise<T> => {
  const database = new Database(fileURLToPath(databaseUrl), { timeout: PATIENCE, fileMustExist: true });
  const prepared = new PreparedConnection(database);
  try {
    const times = timesOf(database);
    database.exec(mode === 'read' ? 'BEGIN' : 'BEGIN IMMEDIATE');
    const result = await work({
      rows: async (statement) => prepared.rows(statement).map((row) => plain(row, times)),
      run: async (statement) => void prepared.run(statement),
    });
    database.exec('COMMIT');
    return result;
  } finally {
    if (database.inTransaction) database.exec('ROLLBACK');
    prepared.close();
  }
};
