import { type Client, type Config, createClient, type InStatement, type Transaction } from '@libsql/client';
import { PrismaLibSql } from '@prisma/adapter-libsql';
import { PrismaClient } from './client/client';
import { type Patiently, patience } from './patience';

/** How long a statement waits for another process that writes, in milliseconds. */
const PATIENCE = 5_000;
/** How long a transaction waits for its turn and may take; a club's worth of saves at once fits in. */
const TRANSACTION_TIME = 30_000;

type Execute = Client['execute'];

/** SQLite itself ends a transaction when a disk is full or fails: there is nothing left to roll back then. */
const isOver = (error: unknown): boolean =>
  error instanceof Error && /no transaction is active/.test(error.message);

const rollBack = async (execute: Execute): Promise<void> => {
  try {
    await execute('ROLLBACK');
  } catch (error) {
    if (!isOver(error)) throw error;
  }
};

/** Begins; a transaction that could not even be rolled back before (a disk that failed) is given up first. */
const begin = async (patiently: Patiently, execute: Execute): Promise<void> => {
  const start = () => patiently(() => execute('BEGIN IMMEDIATE'));
  try {
    await start();
  } catch (error) {
    if (!(error instanceof Error && /within a transaction/.test(error.message))) throw error;
    await rollBack(execute);
    await start();
  }
};

/**
 * A transaction on the client's own connection. libsql opens a new connection for each transaction and
 * leaves the old one to the garbage collector; Prisma's adapter lets one transaction run at a time, so that
 * one connection is enough: a third of the time, and no growing number of open files (docs/decisions/0003).
 */
const beginTransaction = async (patiently: Patiently, execute: Execute): Promise<Transaction> => {
  await begin(patiently, execute);
  let closed = false;
  const rollback = async () => {
    if (closed) return;
    closed = true;
    await rollBack(execute);
  };
  return {
    get closed() {
      return closed;
    },
    execute: (statement) => execute(statement),
    batch: async (statements) => {
      const results = [];
      for (const statement of statements) results.push(await execute(statement));
      return results;
    },
    executeMultiple: () => Promise.reject(new Error('A script cannot run inside a transaction')),
    commit: async () => {
      try {
        await execute('COMMIT');
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
    // SQLite would wait for a lock in this thread, and nobody would be answered meanwhile
    const client = createClient({ ...config, timeout: 0 });
    const bare: Execute = client.execute.bind(client);
    const patiently = patience(PATIENCE, () => client.reconnect());
    return Object.assign(client, {
      execute: (statement: InStatement) => patiently(() => bare(statement)),
      transaction: () => beginTransaction(patiently, bare),
    });
  }
}

/** A raw client for the migration runner, which has its process to itself: it may wait in its thread. */
export const openFile = (databaseUrl: string): Client =>
  createClient({ url: databaseUrl, timeout: PATIENCE });

/** A Prisma client on an already migrated database. The caller disconnects it. */
export const openStore = (databaseUrl: string): PrismaClient =>
  new PrismaClient({
    adapter: new SingleConnection({ url: databaseUrl }),
    // the longer formats quote arguments, whole armies among them, and messages end in a log
    errorFormat: 'minimal',
    transactionOptions: { maxWait: TRANSACTION_TIME, timeout: TRANSACTION_TIME },
  });

export type Store = PrismaClient;
