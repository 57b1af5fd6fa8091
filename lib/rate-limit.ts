import 'server-only';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** Requests a minute of one viewer (or address): a club's evening stays far below, a runaway script does not. */
export const PER_MINUTE = {
  read: 900,
  save: 600,
  create: 60,
  import: 60,
  check: 120,
  share: 60,
  print: 120,
  device: 30,
} as const;

export type Turn = keyof typeof PER_MINUTE;

type Limiters = Map<Turn, RateLimiterMemory>;

const held = globalThis as typeof globalThis & { musterLimiters?: Limiters };

const limiterOf = (turn: Turn): RateLimiterMemory => {
  held.musterLimiters ??= new Map();
  const limiter =
    held.musterLimiters.get(turn) ??
    new RateLimiterMemory({ keyPrefix: turn, points: PER_MINUTE[turn], duration: 60 });
  held.musterLimiters.set(turn, limiter);
  return limiter;
};

/** Takes a turn for `key`. Answers null, or in how many seconds the next one is free. */
export const takeTurn = async (turn: Turn, key: string): Promise<number | null> => {
  try {
    await limiterOf(turn).consume(key);
    return null;
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    throw refusal;
  }
};
