import { waitOf } from '../../lib/count-refusal.mjs';

const MINUTE = 60;

/** Kinds that cost so little that each instance counts them for itself. */
const CHEAP = ['file', 'other'];

/**
 * Requests of each kind in a minute: so many for a person, and `times` as many for all behind one address.
 * @param {object} limits of data/limits.json
 * @param {(options: object) => { consume: Function }} own counts in this process
 * @param {(options: object) => { consume: Function }} shared counts for all instances
 */
export const makeTurns = ({ kinds, address: { times } }, own, shared = own) => {
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
  /** Takes a turn: null, or in how many seconds the next one is free. Nobody in particular counts as his address. */
  return async (kind, address, person) => {
    const of = limiters[kind];
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
