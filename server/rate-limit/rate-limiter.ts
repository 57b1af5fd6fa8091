import { waitOf } from '../../lib/platform/error-kinds';
import type { RateCounter, RateLimit } from '../../lib/platform/services';
import { required, type ServerLimits } from '../limits';

const MINUTE = 60;

/** Kinds that cost so little that each instance counts them alone. */
const CHEAP = ['file', 'other'];

/** Counts a request of a kind. Resolves with null, or the seconds until the next one is allowed. */
type CheckRate = (kind: string, address: string, person: string | null) => Promise<number | null>;

/** Creates the counter of a limit. */
export type CreateCounter = (limit: RateLimit) => Pick<RateCounter, 'consume'>;

/**
 * Limits the requests of each kind per minute: `perMinute` for a person, `times` as many for an address. `own` counts
 * in this process, `shared` for all instances.
 */
export const createRateLimiter = (
  { kinds, address: { times } }: Pick<ServerLimits, 'kinds' | 'address'>,
  own: CreateCounter,
  shared: CreateCounter = own,
): CheckRate => {
  const limiters = Object.fromEntries(
    Object.entries(kinds).map(([kind, { perMinute, times: ofKind = times }]) => {
      const limiter = CHEAP.includes(kind) ? own : shared;
      return [
        kind,
        {
          person: limiter({ keyPrefix: `turns-${kind}-person`, points: perMinute, duration: MINUTE }),
          address: limiter({
            keyPrefix: `turns-${kind}-address`,
            points: perMinute * ofKind,
            duration: MINUTE,
          }),
        },
      ];
    }),
  );
  // A visitor without a session counts as the address only.
  return async (kind, address, person) => {
    const of = required(limiters, kind);
    try {
      await Promise.all([
        of.address.consume(address),
        ...(person === null ? [] : [of.person.consume(`${address} ${person}`)]),
      ]);
      return null;
    } catch (error) {
      const time = waitOf(error);
      if (time === null) throw error;
      return Math.max(1, Math.ceil(time / 1000));
    }
  };
};
