import pg from 'pg';
import { away } from './postgres-away';
import { connectionTo } from './postgres-connection';
import { inTransaction } from './postgres-session';
import { postgresTables } from './postgres-tables';
import type { StoreKind } from './store-kind';
import { anyOf, likelyWords } from './word-search';

/** Any number that others who use the same database do not lock by: "mstr". */
const LOCK = 0x6d737472;
/** How long a start waits for others that set the same store up, in milliseconds. */
const PATIENCE = 120_000;

/** The lock is that of one connection: it ends with this process, however that ends. */
const alone = async <T>(databaseUrl: string, work: () => Promise<T>): Promise<T> => {
  const client = new pg.Client(connectionTo(databaseUrl));
  try {
    await client.connect();
    await client.query(`SET lock_timeout = ${PATIENCE}`);
    await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
  } catch (error) {
    await client.end();
    throw away(error);
  }
  try {
    return await work();
  } finally {
    await client.end();
  }
};

/** The index of pg_trgm knows the three letters in a row that a LIKE has to hold. */
const words: StoreKind['words'] = (grams, most) =>
  likelyWords(
    'SearchWord',
    (some) =>
      anyOf(
        '"word" LIKE ',
        '',
        some.map((gram) => `%${gram}%`),
      ),
    grams,
    most,
  );

/** A PostgreSQL server, of which there may be one for many instances (docs/decisions/0022). */
export const postgres: StoreKind = {
  migrations: 'migrations-postgresql',
  open: async (databaseUrl, how) => (await import('./postgres-pool')).openPostgres(databaseUrl, how),
  words,
  tables: postgresTables,
  alone,
  inTransaction,
  // With checksums on it reports damage itself, page by page.
  damageOf: () => Promise.resolve(null),
};
