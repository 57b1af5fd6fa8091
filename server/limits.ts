import { addressBook } from '../lib/api/addresses';
import { ALL_LIMITS, type RoutePolicy } from '../lib/api/registry/route-policies';

/** Limits that a test may lower; a shorter time would allow more. */
const TEST_LIMITS =
  /^(quotas\.(person|address)|signing|streams|kinds\.\w+)\.(?!minutes|seconds|slowSeconds)\w+$|^readers\.(seconds|megabytes)$/;

const isTable = (value: unknown): value is object =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/**
 * Limits, some of them lowered for a test: `{ "signing": { "ofEmail": 2 } }`.
 * @throws Error naming one that is unknown, or not lower
 */
export const withTestLimits = <T extends object>(limits: T, lower: object, at = ''): T => {
  const before = new Map<string, unknown>(Object.entries(limits));
  const changes = Object.entries(lower).map(([name, limit]: [string, unknown]): [string, unknown] => {
    const [path, there] = [`${at}${name}`, before.get(name)];
    if (limit !== null && typeof limit === 'object' && isTable(there)) {
      return [name, withTestLimits(there, limit, `${path}.`)];
    }
    const isLower =
      Number.isInteger(limit) && Number(limit) >= 0 && typeof there === 'number' && Number(limit) <= there;
    if (TEST_LIMITS.test(path) && isLower) return [name, limit];
    throw new Error(`MUSTER_TEST_LIMITS: ${path} is not a limit that a test may lower to ${limit}.`);
  });
  return { ...limits, ...Object.fromEntries(changes) };
};

/** Every route and page with what it may cost and who may call it; docs/security.md is made from it. */
export const LIMITS = withTestLimits(
  ALL_LIMITS,
  JSON.parse(process.env.MUSTER_TEST_LIMITS || '{}') as object,
);

/** What a request of one kind may cost. */
export type RequestKind = {
  readonly what: string;
  readonly queue: string;
  readonly perMinute: number;
  /** requests of one address, as a multiple of those of a person; that of all kinds if absent */
  readonly times?: number;
  readonly seconds: number;
  /** small bodies wait in another queue */
  readonly small?: { readonly queue: string; readonly body: number };
};

/** Requests of a queue that work at once, and that may wait. */
export type QueueLimits = {
  readonly atOnce: number;
  readonly waiting: number;
  /** heavy work yields to its requests */
  readonly isInteractive?: boolean;
  /** rendering in this process waits for its requests */
  readonly goesBeforePages?: boolean;
  /** its requests send files */
  readonly sendsFiles?: boolean;
};

/** The limits that the pipeline enforces. */
export type ServerLimits = Pick<typeof ALL_LIMITS, 'request' | 'address' | 'streams'> & {
  readonly kinds: Readonly<Record<string, RequestKind>>;
  readonly queues: Readonly<Record<string, QueueLimits>>;
};

/**
 * The entry of a table, by a name in another table.
 * @throws Error if the table has no such entry
 */
export const required = <T>(table: Readonly<Record<string, T>>, name: string): T => {
  const entry = table[name];
  if (entry === undefined) throw new Error(`data/limits.json has no ${name}.`);
  return entry;
};

/** The rows of a path, one for each method; empty if Muster has none. */
export const routesAt = addressBook<RoutePolicy>(LIMITS.routes);
