import { waitOf } from '../../lib/thrown';
import { type DoorLimits, entryOf } from '../limits';
import type { Counter, Limit } from '../ports';

const MINUTE = 60;

/** Kinds that cost so little that each instance counts them for itself. */
const CHEAP = ['file', 'other'];

/** Takes a turn of that kind: null, or in how many seconds the next one is free. */
type TakeTurn = (kind: string, address: string, person: string | null) => Promise<number | null>;

/** Makes what counts a limit. */
export type MakeCounter = (limit: Limit) => Pick<Counter, 'consume'>;

/**
 * Requests of each kind in a minute: this many for a person, `times` as many for one address. `own` counts in
 * this process, `shared` for all instances.
 */
export const makeTurns = (
  { kinds, address: { times } }: Pick<DoorLimits, 'kinds' | 'address'>,
  own: MakeCounter,
  shared: MakeCounter = own,
): TakeTurn => {
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
  // an anonymous visitor counts as the address
  return async (kind, address, person) => {
    const of = entryOf(limiters, kind);
    try {
      await Promise.all([
        of.address.consume(address),
        ...(person === null ? [] : [of.person.consume(`${address} ${person}`)]),
      ]);
      return null;
    } catch (refusal) {
      const time = waitOf(refusal);
      if (time === null) throw refusal;
      return Math.max(1, Math.ceil(time / 1000));
    }
  };
};
