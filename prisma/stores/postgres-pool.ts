import { setTimeout as wait } from 'node:timers/promises';
import { PrismaPg } from '@prisma/adapter-pg';
import pg, { type PoolClient } from 'pg';
import { getPrismaClientClass } from '../client/internal/class-postgresql';
import type { Statement } from '../statement';
import { CLIENT } from './client-options';
import { away, withAwayTold } from './postgres-away';
import { connectionTo, queryOf } from './postgres-connection';
import type { HowToOpen, OpenStore, StoreRow, Underneath } from './store-kind';

/** Connections of one process: a server has 100 by default, for several instances and its administrators. */
const CONNECTIONS = 10;
/** Those of a process that only reads, of which there may be several. */
const READING = 4;
/** Asked first of such a connection: nothing it is asked afterwards may write. */
const ONLY_READS = 'SET SESSION CHARACTERISTICS AS TRANSACTION READ ONLY';
/** Milliseconds that one statement may take. */
const STATEMENT_TIME = 30_000;
/** How often a batch is tried that two transactions got into each other's way with. */
const TRIES = 5;

/** Two transactions that got into each other's way: nothing of this one was kept. */
const isConflict = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^(40001|40P01)$/.test(String(error.code));

/**
 * Sent together and answered together: to wait for each answer is a turn of this process's one thread, which others
 * want, too. Where a statement fails all after it fail, and the server answers COMMIT by taking everything back.
 */
const carryOut = async (client: PoolClient, statements: readonly Statement[]): Promise<readonly number[]> => {
  const begun = client.query('BEGIN');
  const sent = statements.map((statement) => client.query(queryOf(statement)));
  const committed = client.query('COMMIT');
  await Promise.allSettled([begun, ...sent, committed]);
  await begun;
  const results = await Promise.all(sent);
  await committed;
  return results.map(({ rowCount }) => rowCount ?? 0);
};

class Adapter extends PrismaPg {
  override async connect() {
    return withAwayTold(await super.connect());
  }
}

const underneath = (pool: pg.Pool): Underneath => {
  const withClient = async <T>(work: (client: PoolClient) => Promise<T>): Promise<T> => {
    const client = await pool.connect().catch((error: unknown) => Promise.reject(away(error)));
    try {
      const result = await work(client);
      client.release();
      return result;
    } catch (error) {
      const lost = away(error);
      // A connection that failed is not used again.
      client.release(lost !== error);
      throw lost;
    }
  };
  return {
    batch: async (statements) => {
      for (let tries = 1; ; tries++) {
        try {
          return await withClient((client) => carryOut(client, statements));
        } catch (error) {
          if (!isConflict(error) || tries === TRIES) throw error;
          await wait(tries * 5);
        }
      }
    },
    rows: (statement) =>
      withClient(async (client) => (await client.query<StoreRow>(queryOf(statement))).rows),
  };
};

/** A Prisma client on a bounded pool of connections to a PostgreSQL database, and the way past it. */
export const openPostgres = (databaseUrl: string, { onlyReads = false }: HowToOpen = {}): OpenStore => {
  const pool = new pg.Pool({
    ...connectionTo(databaseUrl),
    max: onlyReads ? READING : CONNECTIONS,
    ...(onlyReads && { onConnect: (client) => client.query(ONLY_READS) }),
    // anyone who waits for each answer, as Prisma does, asks one thing at a time anyway
    pipeline: true,
    statement_timeout: STATEMENT_TIME,
    idle_in_transaction_session_timeout: STATEMENT_TIME,
  });
  // A server that stops ends idle connections: the next query opens another.
  pool.on('error', () => {});
  // one that is lost in the middle of work fails that work; without a listener it would end the process, too
  pool.on('connect', (client) => client.on('error', () => {}));
  const PrismaClient = getPrismaClientClass();
  const adapter = new Adapter(pool, { disposeExternalPool: true });
  return { client: new PrismaClient({ adapter, ...CLIENT }), underneath: underneath(pool) };
};
