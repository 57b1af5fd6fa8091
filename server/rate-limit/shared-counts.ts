import { RateLimiterRes } from 'rate-limiter-flexible';
import type { RateLimit } from '../../lib/platform/services';

/** Milliseconds between two sums. */
const BEAT = 1_000;
/** Keys in one statement at most. */
const BATCH = 2_000;

/**
 * Adds the counts of this instance to the rows of all: a window that is over begins again. Keys go in their order, so
 * that two instances never wait for each other.
 */
const addition = (table: string): string => `
WITH moment AS (SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS now)
INSERT INTO "${table}" AS counted (key, points, expire)
SELECT own.key, own.points, moment.now + own.duration
FROM unnest($1::text[], $2::int[], $3::bigint[]) AS own (key, points, duration), moment
ORDER BY own.key
ON CONFLICT (key) DO UPDATE SET
  points = excluded.points + CASE WHEN counted.expire > (SELECT now FROM moment) THEN counted.points ELSE 0 END,
  expire = CASE WHEN counted.expire > (SELECT now FROM moment) THEN counted.expire ELSE excluded.expire END
RETURNING key, points, expire - (SELECT now FROM moment) AS left`;

const sweeping = (table: string): string =>
  `DELETE FROM "${table}" WHERE expire < (extract(epoch FROM clock_timestamp()) * 1000)::bigint`;

/** What asks the database that all instances share. */
type Pool = {
  query(question: CountQuery): Promise<{ readonly rows: readonly Sum[] }>;
};

type CountQuery = { readonly name?: string; readonly text: string; readonly values?: unknown[] };

/** What all instances have counted of a key, and in how many milliseconds that is over. */
type Sum = { readonly key: string; readonly points: number; readonly left: string | number };

/** The counts of other instances, the points not sent to them yet, and the end of the window. */
type Count = { othersCount: number; own: number; until: number; duration: number };

/** Beats between two looks for rows that are over. */
const SWEEP = 60;

/**
 * Counts that several instances share: each counts in memory and adds its points to the rows of all once a second. No
 * request waits for that; for a second an instance may not know the points of the others, and without the database
 * server it counts alone.
 */
export class SharedCounts {
  readonly #pool: Pool;
  readonly #table: string;
  readonly #clock: () => number;
  readonly #rows = new Map<string, Count>();
  readonly #timer: NodeJS.Timeout;
  #beats = 0;
  #adding: Promise<void> | null = null;

  /** The clock tells milliseconds. */
  constructor(pool: Pool, table: string, clock: () => number = () => performance.now()) {
    this.#pool = pool;
    this.#table = table;
    this.#clock = clock;
    this.#timer = setInterval(() => void this.add(), BEAT);
    this.#timer.unref();
  }

  /**
   * Takes points of a key, of which there are `points` in `duration` seconds from the first on.
   * @throws RateLimiterRes when there are not this many left
   */
  consume(key: string, more: number, { points, duration }: Pick<RateLimit, 'points' | 'duration'>): void {
    const now = this.#clock();
    let row = this.#rows.get(key);
    if (row === undefined || row.until <= now) {
      row = { othersCount: 0, own: 0, until: now + duration * 1000, duration: duration * 1000 };
      this.#rows.set(key, row);
    }
    row.own += more;
    const all = row.othersCount + row.own;
    if (all > points) throw new RateLimiterRes(0, Math.ceil(row.until - now), all, false);
  }

  /** Gives points of a key back, as long as they count. */
  giveBack(key: string, points: number): void {
    const row = this.#rows.get(key);
    if (row !== undefined && row.until > this.#clock()) row.own -= points;
  }

  /** Adds up with the others; what could not be added is kept for the next time. */
  async add(): Promise<void> {
    this.#adding ??= this.#addAll().finally(() => {
      this.#adding = null;
    });
    return this.#adding;
  }

  async #addAll(): Promise<void> {
    const now = this.#clock();
    for (const [key, { until }] of this.#rows) if (until <= now) this.#rows.delete(key);
    const counted = [...this.#rows].filter(([, { own }]) => own !== 0).sort(([a], [b]) => (a < b ? -1 : 1));
    try {
      for (let first = 0; first < counted.length; first += BATCH) {
        await this.#addSome(counted.slice(first, first + BATCH));
      }
      if (this.#beats++ % SWEEP === 0) await this.#pool.query({ text: sweeping(this.#table) });
    } catch {
      // the server is away: it is asked again in a second, and anyone who needs it for more says so
    }
  }

  async #addSome(counted: readonly (readonly [key: string, count: Count])[]): Promise<void> {
    const sent = counted.map(([, { own }]) => own);
    const { rows } = await this.#pool.query({
      name: 'add-counts',
      text: addition(this.#table),
      values: [counted.map(([key]) => key), sent, counted.map(([, { duration }]) => duration)],
    });
    const now = this.#clock();
    const sums = new Map(rows.map((row) => [row.key, row]));
    for (const [index, [key, row]] of counted.entries()) {
      const sum = sums.get(key);
      if (sum === undefined) continue;
      row.own -= sent[index] ?? 0;
      row.othersCount = sum.points;
      row.until = now + Number(sum.left);
    }
  }

  /** Adds up for the last time. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#adding;
    await this.add();
  }
}
