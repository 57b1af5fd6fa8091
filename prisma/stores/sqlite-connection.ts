import { fileURLToPath } from 'node:url';
import { type Client, type Config, createClient, type InStatement, type Transaction } from '@libsql/client';
import { PrismaLibSql } from '@prisma/adapter-libsql';
import { PrismaClient } from '../client/client';
import type { Statement } from '../statement';
import { CLIENT } from './client-options';
import { type Patiently, patience } from './sqlite-patience';
import { ONLY_READS, PreparedConnection } from './sqlite-prepared';
import type { HowToOpen, OpenStore, StoreRow } from './store-kind';

/** How long a statement waits for another process that writes, in milliseconds. */
const PATIENCE = 5_000;

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

/** SQLite takes at most this many values in one statement; Prisma assumes 999 and cuts longer lists in parts. */
const MAX_VALUES = 32_766;

/** Begins; a transaction that could not even be rolled back before (a disk that failed) is given up first. */
const begin = async (patiently: Patiently, execute: Execute, onlyReads: boolean): Promise<void> => {
  // a connection that may not write is refused the lock of writers
  const start = () => patiently(() => execute(onlyReads ? 'BEGIN' : 'BEGIN IMMEDIATE'));
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
const beginTransaction = async (
  patiently: Patiently,
  execute: Execute,
  onlyReads: boolean,
): Promise<Transaction> => {
  await begin(patiently, execute, onlyReads);
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

/** One transaction of Prisma's is open at a time; what goes past Prisma waits for its end. */
class Turnstile {
  #open: Promise<void> | undefined;

  async clear(): Promise<void> {
    while (this.#open !== undefined) await this.#open;
  }

  /** Closed until the transaction is over. */
  guard(transaction: Transaction): Transaction {
    let end = () => {};
    this.#open = new Promise((resolve) => {
      end = () => {
        this.#open = undefined;
        resolve();
      };
    });
    const { commit, rollback } = transaction;
    return Object.assign(transaction, {
      commit: () => commit().finally(end),
      rollback: () => rollback().finally(end),
      close: () => void rollback().finally(end),
    });
  }
}

type Order = {
  readonly statements: readonly Statement[];
  readonly resolve: (counts: readonly number[]) => void;
  readonly reject: (error: unknown) => void;
};

class SingleConnection extends PrismaLibSql {
  readonly #path: string;
  readonly #how: HowToOpen;
  readonly #turnstile = new Turnstile();
  readonly #waiting: Order[] = [];
  readonly #patiently = patience(PATIENCE, () => this.#closePrepared());
  #prepared: PreparedConnection | undefined;

  constructor(url: string, how: HowToOpen) {
    super({ url });
    this.#how = how;
    this.#path = fileURLToPath(url);
  }

  /** Relations of a long list are read by one statement, so that a read never begins a transaction. */
  override async connect() {
    const adapter = await super.connect();
    const getConnectionInfo = () => ({ maxBindValues: MAX_VALUES, supportsRelationJoins: false });
    return Object.assign(adapter, { getConnectionInfo });
  }

  override createClient(config: Config): Client {
    // SQLite would wait for a lock in this thread and block all requests.
    const client = createClient({ ...config, timeout: 0 });
    const execute: Execute = client.execute.bind(client);
    const close = client.close.bind(client);
    // Each connection gets these settings first.
    let isTold = this.#how.onlyReads !== true;
    const bare: Execute = async (statement: InStatement) => {
      if (!isTold) await execute(ONLY_READS);
      isTold = true;
      return execute(statement);
    };
    const patiently = patience(PATIENCE, () => {
      client.reconnect();
      isTold = this.#how.onlyReads !== true;
    });
    return Object.assign(client, {
      execute: (statement: InStatement) => patiently(() => bare(statement)),
      transaction: async () => {
        await this.#turnstile.clear();
        return this.#turnstile.guard(await beginTransaction(patiently, bare, this.#how.onlyReads === true));
      },
      close: () => {
        this.#closePrepared();
        close();
      },
    });
  }

  /** Opened when first wanted, and again after it met a lock. */
  #open(): PreparedConnection {
    this.#prepared ??= new PreparedConnection(this.#path, this.#how);
    return this.#prepared;
  }

  #closePrepared(): void {
    this.#prepared?.close();
    this.#prepared = undefined;
  }

  /** Batches that come while others are written share one transaction, and its wait for the disk. */
  batch(statements: readonly Statement[]): Promise<readonly number[]> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ statements, resolve, reject });
      if (this.#waiting.length === 1) setImmediate(() => void this.#writeAll());
    });
  }

  async #writeAll(): Promise<void> {
    await this.#turnstile.clear();
    const orders = this.#waiting.splice(0);
    try {
      const counts = await this.#write(orders.flatMap(({ statements }) => statements));
      for (const { statements, resolve } of orders) resolve(counts.splice(0, statements.length));
    } catch (error) {
      if (orders.length === 1) orders[0]?.reject(error);
      // nothing of it was kept: each for itself, so that one fault is not everyone's
      else for (const order of orders) await this.#write(order.statements).then(order.resolve, order.reject);
    }
  }

  #write(statements: readonly Statement[]): Promise<number[]> {
    return this.#patiently(async () => {
      await this.#turnstile.clear();
      return this.#open().transaction(statements);
    });
  }

  rows(statement: Statement): Promise<readonly StoreRow[]> {
    return this.#patiently(async () => this.#open().rows(statement));
  }
}

/** A Prisma client on one connection to a SQLite file, and the way past it. */
export const openSqlite = (databaseUrl: string, how: HowToOpen = {}): OpenStore => {
  const adapter = new SingleConnection(databaseUrl, how);
  return { client: new PrismaClient({ adapter, ...CLIENT }), underneath: adapter };
};
