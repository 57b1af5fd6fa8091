import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

const MINUTE = 60;

/** Requests of each kind in a minute: so many for a person, and `times` as many for all behind one address. */
export const makeTurns = ({ kinds, address: { times } }) => {
  const limiters = Object.fromEntries(
    Object.entries(kinds).map(([kind, { perMinute }]) => [
      kind,
      {
        person: new RateLimiterMemory({ keyPrefix: `${kind}-person`, points: perMinute, duration: MINUTE }),
        address: new RateLimiterMemory({
          keyPrefix: `${kind}-address`,
          points: perMinute * times,
          duration: MINUTE,
        }),
      },
    ]),
  );
  /** Takes a turn: null, or in how many seconds the next one is free. Nobody in particular counts as his address. */
  return async (kind, address, person) => {
    try {
      await limiters[kind].address.consume(address);
      if (person !== null) await limiters[kind].person.consume(`${address} ${person}`);
      return null;
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      throw refusal;
    }
  };
};
