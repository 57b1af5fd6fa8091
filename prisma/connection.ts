import { type Client, type Config, createClient, type Transaction } from '@libsql/client';
import { PrismaLibSql } from '@prisma/adapter-libsql';
import { PrismaClient } from './client/client';

/** How long a statement waits for another process that writes, in milliseconds. */
const BUSY_TIMEOUT = 5_000;
/** How long a transaction waits for its turn and may take; a club's worth of saves at once fits in. */
const TRANSACTION_TIME = 30_000;

/**
 * A transaction on the client's own connection. libsql opens a new connection for each transaction and
 * leaves the old one to the garbage collector; Prisma's adapter lets one transaction run at a time, so that
 * one connection is enough: a third of the time, and no growing number of open files (docs/decisions/0003).
 */
const beginTransaction = async (client: Client): Promise<Transaction> => {
  await client.execute('BEGIN IMMEDIATE');
  let closed = false;
  const rollback = async () => {
    if (closed) return;
    closed = true;
    await client.execute('ROLLBACK');
  };
  return {
    get closed() {
      return closed;
    },
    execute: (statement) => client.execute(statement),
    batch: async (statements) => {
      const results = [];
      for (const statement of statements) results.push(await client.execute(statement));
      return results;
    },
    executeMultiple: () => Promise.reject(new Error('A script cannot run inside a transaction')),
    commit: async () => {
      try {
        await client.execute('COMMIT');
        closed = true;
      } catch (error) {
        await rollback();
        throw error;
      }
    },
    rollback,
    close: () => void rollback(),
  };
};

class SingleConnection extends PrismaLibSql {
  override createClient(config: Config): Client {
    const client = createClient({ timeout: BUSY_TIMEOUT, ...config });
    return Object.assign(client, { transaction: () => beginTransaction(client) });
  }
}

/** A raw client for the migration runner and for backups. */
export const openFile = (databaseUrl: string): Client =>
  createClient({ url: databaseUrl, timeout: BUSY_TIMEOUT });

/** A Prisma client on an already migrated database. The caller disconnects it. */
export const openStore = (databaseUrl: string): PrismaClient =>
  new PrismaClient({
    adapter: new SingleConnection({ url: databaseUrl }),
    transactionOptions: { maxWait: TRANSACTION_TIME, timeout: TRANSACTION_TIME },
  });

export type Store = PrismaClient;
