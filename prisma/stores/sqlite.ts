import { existsSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { alone } from './sqlite-alone';
import { openFile } from './sqlite-file';
import { inTransaction } from './sqlite-session';
import { sqliteTables } from './sqlite-tables';
import type { StoreKind } from './store-kind';
import { likelyWords } from './word-search';

/** Bytes of a database that is looked through at each start; of a larger one the daily copy tells. */
const LARGEST = 500_000_000;

const damageOf = async (databaseUrl: string): Promise<string | null> => {
  const path = fileURLToPath(databaseUrl);
  const bytes = existsSync(path) ? statSync(path).size : 0;
  if (bytes === 0 || bytes > LARGEST) return null;
  const client = openFile(databaseUrl);
  try {
    const { rows } = await client.execute('PRAGMA quick_check(1)');
    const verdict = String(rows[0]?.quick_check);
    return verdict === 'ok' ? null : verdict;
  } finally {
    client.close();
  }
};

/** The full-text index of SQLite, whose words are three letters in a row. */
const words: StoreKind['words'] = (grams, most) =>
  likelyWords(
    '_SearchWord_trigrams',
    (some) => ({ parts: ['"word" MATCH ', ''], values: [some.map((gram) => `"${gram}"`).join(' OR ')] }),
    grams,
    most,
  );

/** One file on this machine (docs/decisions/0003). */
export const sqlite: StoreKind = {
  migrations: 'migrations',
  open: async (databaseUrl, how) => (await import('./sqlite-connection')).openSqlite(databaseUrl, how),
  words,
  tables: sqliteTables,
  alone,
  inTransaction,
  damageOf,
};
