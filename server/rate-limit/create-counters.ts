import { createHash } from 'node:crypto';
import type { Client as PgClient, Pool } from 'pg';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { RateCounter, RateLimit } from '../../lib/platform/services';
import { SharedCounts } from './shared-counts';

/** Its rows are gone after a crash of the database server, and are not missed; nothing of Muster's own is in it. */
const TABLE = 'muster_turns';
/** Any number that others who use the same database do not lock by: "turn". */
const LOCK = 0x7475726e;
/**
 * In one transaction behind a lock: two who make one table at once would be in each other's way, IF NOT EXISTS or not.
 */
const CREATE = `BEGIN;
SELECT pg_advisory_xact_lock(${LOCK});
CREATE UNLOGGED TABLE IF NOT EXISTS "${TABLE}" (
  key text PRIMARY KEY,
  points integer NOT NULL DEFAULT 0,
  expire bigint
);
COMMIT`;

/** Connections that only count, and milliseconds after which they give up. */
const CONNECTIONS = 1;
const PATIENCE = 2_000;

/** Addresses and people are counted without their names lying in a table. */
const hidden = (key: string): string => createHash('sha256').update(key).digest('base64url').slice(0, 22);

/** Milliseconds that a start waits for its first answer: it loads much else meanwhile, and the server may be busy. */
const START_PATIENCE = 60_000;

type Counters = {
  readonly limiter: (limit: RateLimit) => RateCounter;
  /** sums up now what is summed up once a second */
  readonly add: () => Promise<void>;
  readonly close: () => Promise<void>;
};

/** Makes counts of which each has its own name: two of one name in one table would count each other's. */
const namedOnce = (make: (limit: RateLimit) => RateCounter): ((limit: RateLimit) => RateCounter) => {
  const limits = new Map<string, string>();
  return ({ keyPrefix, points, duration }) => {
    const limit = `${points} in ${duration} s`;
    const other = limits.get(keyPrefix) ?? limit;
    if (other !== limit) throw new Error(`Two counts are called ${keyPrefix}: ${other} and ${limit}.`);
    limits.set(keyPrefix, limit);
    return make({ keyPrefix, points, duration });
  };
};

const countInProcess = (): Counters => ({
  limiter: namedOnce((limit) => new RateLimiterMemory(limit)),
  add: async () => {},
  close: async () => {},
});

const makeTable = async (Client: typeof PgClient, databaseUrl: string): Promise<void> => {
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: START_PATIENCE });
  await client.connect();
  try {
    await client.query(CREATE);
  } finally {
    await client.end();
  }
};

const openPool = async (databaseUrl: string): Promise<Pool> => {
  const { default: pg } = await import('pg');
  await makeTable(pg.Client, databaseUrl);
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: CONNECTIONS,
    connectionTimeoutMillis: PATIENCE,
    query_timeout: PATIENCE,
    // a count that a crash takes back is not a loss
    options: '-c synchronous_commit=off',
  });
  // An idle connection was lost: the next query opens another.
  pool.on('error', () => {});
  return pool;
};

/**
 * Where turns and quotas are counted: in this process, or, for all instances together, on the PostgreSQL server that
 * they share. While that does not answer each instance counts for itself.
 */
export const openCounters = async (databaseUrl = ''): Promise<Counters> => {
  if (!/^postgres(ql)?:/.test(databaseUrl)) return countInProcess();
  const pool = await openPool(databaseUrl);
  const counts = new SharedCounts(pool, TABLE);
  return {
    limiter: namedOnce(({ keyPrefix, ...limit }) => ({
      consume: async (key, points = 1) => counts.consume(hidden(`${keyPrefix}:${key}`), points, limit),
      reward: async (key, points = 1) => counts.giveBack(hidden(`${keyPrefix}:${key}`), points),
    })),
    add: () => counts.add(),
    close: async () => {
      await counts.close();
      await pool.end();
    },
  };
};
