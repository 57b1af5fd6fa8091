import pg from 'pg';
import { away } from './postgres-away';
import { connectionTo, queryOf } from './postgres-connection';
import type { StoreRow, StoreSession } from './store-kind';

const BEGIN = { read: 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY', write: 'BEGIN' } as const;

/** Work in one transaction on its own connection. */
export const inTransaction = async <T>(
  databaseUrl: string,
  mode: 'read' | 'write',
  work: (session: StoreSession) => Promise<T>,
): Promise<T> => {
  const client = new pg.Client(connectionTo(databaseUrl));
  // The statement that meets the error reports it.
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query(BEGIN[mode]);
    const result = await work({
      rows: async (statement) => (await client.query<StoreRow>(queryOf(statement))).rows,
      run: async (statement) => void (await client.query(queryOf(statement))),
    });
    await client.query('COMMIT');
    return result;
  } catch (error) {
    throw away(error);
  } finally {
    // what was not committed is undone with the connection
    await client.end();
  }
};
