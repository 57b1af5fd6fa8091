import { existsSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openFile } from './connection';

/** Bytes of a database that is looked through at each start; of a larger one the daily copy tells. */
const LARGEST = 500_000_000;

/** What SQLite finds wrong with the structure of a database, in its words; null when nothing, or when there is none. */
export const damageOf = async (databaseUrl: string): Promise<string | null> => {
  const path = fileURLToPath(databaseUrl);
  const bytes = existsSync(path) ? statSync(path).size : 0;
  if (bytes === 0 || bytes > LARGEST) return null;
  const client = openFile(databaseUrl);
  try {
    const { rows } = await client.execute('PRAGMA quick_check(1)');
    const found = String(rows[0]?.quick_check);
    return found === 'ok' ? null : found;
  } finally {
    client.close();
  }
};
