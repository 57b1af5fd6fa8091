import { addressBook } from '../lib/api/addresses';
import { ALL_LIMITS, type LimitRow } from '../lib/wire/all-limits';

/** What the limits of a test may lower; shorter times would allow more. */
const LOWERED =
  /^(quotas\.(person|address)|signing|kinds\.\w+)\.(?!minutes|seconds|slowSeconds)\w+$|^readers\.(seconds|megabytes)$/;

const isTable = (value: unknown): value is object =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/**
 * Limits with some lower ones in their place, as a test wants them: `{ "signing": { "ofEmail": 2 } }`.
 * @throws Error naming one that is unknown, or not lower
 */
export const lowered = <T extends object>(limits: T, lower: object, at = ''): T => {
  const before = new Map<string, unknown>(Object.entries(limits));
  const changes = Object.entries(lower).map(([name, wanted]: [string, unknown]): [string, unknown] => {
    const [path, there] = [`${at}${name}`, before.get(name)];
    if (wanted !== null && typeof wanted === 'object' && isTable(there)) {
      return [name, lowered(there, wanted, `${path}.`)];
    }
    const isLower =
      Number.isInteger(wanted) && Number(wanted) >= 0 && typeof there === 'number' && Number(wanted) <= there;
    if (LOWERED.test(path) && isLower) return [name, wanted];
    throw new Error(`MUSTER_TEST_LIMITS: ${path} is not a limit that a test may lower to ${wanted}.`);
  });
  return { ...limits, ...Object.fromEntries(changes) };
};

/** Every route and page with what it may cost and who may call it; docs/security.md is made from it. */
export const LIMITS = lowered(ALL_LIMITS, JSON.parse(process.env.MUSTER_TEST_LIMITS || '{}') as object);

/** What the requests of one kind may cost. */
export type Kind = {
  readonly what: string;
  readonly lane: string;
  readonly perMinute: number;
  /** how many times as often from one address; as for all kinds if absent */
  readonly times?: number;
  readonly seconds: number;
  /** up to this many bytes it waits in another lane */
  readonly small?: { readonly lane: string; readonly body: number };
};

/** How much of its work is done at once, and how many may wait for it. */
export type Lane = {
  readonly atOnce: number;
  readonly waiting: number;
  /** heavy work gives way to it */
  readonly quick?: boolean;
  /** pages, which are quick themselves, wait for it as well */
  readonly first?: boolean;
  /** its work is to send what lies there */
  readonly sends?: boolean;
};

/** The part of the limits that the door holds requests to. */
export type DoorLimits = Pick<typeof ALL_LIMITS, 'request' | 'address'> & {
  readonly kinds: Readonly<Record<string, Kind>>;
  readonly lanes: Readonly<Record<string, Lane>>;
};

/**
 * What a table has under a name that another table names.
 * @throws Error where it has nothing
 */
export const entryOf = <T>(table: Readonly<Record<string, T>>, name: string): T => {
  const entry = table[name];
  if (entry === undefined) throw new Error(`data/limits.json has no ${name}.`);
  return entry;
};

/** The rows of one path, a row for each method; empty where nothing of ours is. */
export const rowsOf = addressBook<LimitRow>(LIMITS.routes);
