import 'server-only';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { type RateCounter, type RateLimit, services } from '@/lib/platform/services';
import { isNamed, waitOf } from './platform/error-kinds';
import { LIMITS } from './platform/limits';

const DAY = 24 * 60 * 60;
const { person, address } = LIMITS.quotas;

/** More than one person or address may store; the message says what to do. */
export class Full extends Error {
  override readonly name = 'Full';
}

export const isFull = (error: unknown): error is Full => isNamed(error, 'Full');

/** Who stores something: a person, and where the request came from if that is known. */
type Storing = { readonly userId: string; readonly address?: string | null };

type Counters = {
  readonly personBytes: RateCounter;
  readonly addressBytes: RateCounter;
  readonly addressArmies: RateCounter;
  readonly addressBattles: RateCounter;
  readonly addressEvents: RateCounter;
};

/** Counts this many points of each key in this many seconds, a day where nothing is said. */
export const counter = (keyPrefix: string, points: number, duration: number = DAY): RateCounter => {
  const limit: RateLimit = { keyPrefix, points, duration };
  // for all instances, where there is a door
  return services().limiter?.(limit) ?? new RateLimiterMemory(limit);
};

/** Counters hold numbers below 2^31: bytes are counted by the kilobyte, each begun one whole. */
const kilobytes = (bytes: number): number => Math.ceil(bytes / 1000);

const processGlobals = globalThis as typeof globalThis & { musterQuotas?: Counters };

/** Of this process, unless several share a store; a restart forgets them, and the counts in the store hold anyway. */
const counters = (): Counters => {
  processGlobals.musterQuotas ??= {
    personBytes: counter('bytes-person', kilobytes(person.bytesADay)),
    addressBytes: counter('bytes-address', kilobytes(address.bytesADay)),
    addressArmies: counter('armies-address', address.armiesADay),
    addressBattles: counter('battles-address', address.battlesADay),
    addressEvents: counter('events-address', address.eventsADay),
  };
  return processGlobals.musterQuotas;
};

const megabytes = (bytes: number): string => `${Math.floor(bytes / 1_000_000).toLocaleString('en')} MB`;

/** Null when the counter takes it, else in how many milliseconds it will. */
export const waitFor = async (of: RateCounter, key: string, points: number): Promise<number | null> => {
  try {
    await of.consume(key, points);
    return null;
  } catch (refusal) {
    const time = waitOf(refusal);
    if (time === null) throw refusal;
    return time;
  }
};

/** Null when the counter takes it, else in how many hours it will. */
const spend = async (of: RateCounter, key: string, points: number): Promise<number | null> => {
  const time = await waitFor(of, key, points);
  return time === null ? null : Math.max(1, Math.ceil(time / 3_600_000));
};

const inHours = (hours: number): string => `in ${hours} ${hours === 1 ? 'hour' : 'hours'}`;

/**
 * Counts what is written today by a person and from an address.
 * @throws Full when it is more than they may
 */
export const spendBytes = async ({ userId, address: from }: Storing, bytes: number): Promise<void> => {
  const { personBytes, addressBytes } = counters();
  const own = await spend(personBytes, userId, kilobytes(bytes));
  if (own !== null) {
    throw new Full(
      `You have stored ${megabytes(person.bytesADay)} today, the most one person can. Try again ${inHours(own)}; until then your edits stay in this browser.`,
    );
  }
  const all = from ? await spend(addressBytes, from, kilobytes(bytes)) : null;
  if (all === null) return;
  throw new Full(
    `People using Muster from your address have stored ${megabytes(address.bytesADay)} today, the most one address can. Try again ${inHours(all)}; until then your edits stay in this browser.`,
  );
};

/** What people make and have this many of, as its quotas and words call it. */
const MADE = {
  armies: {
    most: person.armies,
    bytes: person.bytes,
    aDay: address.armiesADay,
    of: 'addressArmies',
    words: 'armies',
  },
  battles: {
    most: person.battles,
    bytes: person.battleBytes,
    aDay: address.battlesADay,
    of: 'addressBattles',
    words: 'orders of battle',
  },
  events: {
    most: person.events,
    bytes: person.packBytes,
    aDay: address.eventsADay,
    of: 'addressEvents',
    words: 'events',
  },
  packs: {
    most: person.packs,
    bytes: person.packBytes,
    aDay: address.eventsADay,
    of: 'addressEvents',
    words: 'packs',
  },
  games: {
    most: person.games,
    bytes: person.gameBytes,
    aDay: address.eventsADay,
    of: 'addressEvents',
    words: 'games',
  },
} as const;

/** Armies, orders of battle, your own packs, events that you run, or games. */
export type Making = keyof typeof MADE;

/**
 * Counts something made today from an address.
 * @throws Full when it is one too many
 */
export const spendMade = async (kind: Making, { address: from }: Storing): Promise<void> => {
  const { of, aDay, words } = MADE[kind];
  const hours = from ? await spend(counters()[of], from, 1) : null;
  if (hours === null) return;
  throw new Full(
    `People using Muster from your address have made ${aDay.toLocaleString('en')} ${words} today, the most one address can. Try again ${inHours(hours)}.`,
  );
};

/** How many of something there are, and what they take. */
export type StoredAmount = { readonly count: number; readonly bytes: number };

/**
 * Holds what a person has against what one may have, with `more` to come.
 * @throws Full when there is no room for it
 */
export const needRoom = (kind: Making, has: StoredAmount, more: StoredAmount): void => {
  const { most, bytes, words } = MADE[kind];
  const advice = 'Deleted ones still count for 30 days. Back up and delete some you do not need.';
  if (has.count + more.count > most) {
    throw new Full(
      `You have ${has.count.toLocaleString('en')} ${words}; one person can have ${most.toLocaleString('en')}. ${advice}`,
    );
  }
  if (has.bytes + more.bytes > bytes) {
    throw new Full(
      `Your ${words} take ${megabytes(has.bytes)}; those of one person can take ${megabytes(bytes)}. ${advice}`,
    );
  }
};
