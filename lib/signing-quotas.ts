import 'server-only';
import type { RateCounter } from '@/lib/platform/services';
import { LIMITS } from './platform/limits';
import { counter, Full, waitFor } from './quotas';

const { minutes, ofEmail, ofEverybody, slowSeconds, ofAddress, accountsADay } = LIMITS.signing;
const SECONDS = minutes * 60;

/** The address of an attempt; null outside a server. */
type From = string | null;

/**
 * The account and the method of an attempt: each has its own counts, so that one person's wrong attempts never lock
 * another out.
 */
export type Trying =
  | { readonly as: 'stranger'; readonly from: From; readonly email: string }
  /** a browser that was signed in to the very account before */
  | { readonly as: 'known browser'; readonly browser: string }
  /** someone who is signed in and is asked for the password again */
  | { readonly as: 'signed in'; readonly session: string; readonly userId: string }
  | { readonly as: 'code'; readonly from: From }
  | { readonly as: 'passkey'; readonly from: From; readonly browser: string | null };

const countersOf = () => ({
  email: counter('sign-email', ofEmail, SECONDS),
  everybody: counter('sign-everybody', ofEverybody, SECONDS),
  everybodySlow: counter('sign-everybody-slow', 1, slowSeconds),
  address: counter('sign-address', ofAddress, SECONDS),
  addressSlow: counter('sign-address-slow', 1, slowSeconds),
  browser: counter('sign-browser', ofEmail, SECONDS),
  session: counter('sign-session', ofEmail, SECONDS),
  sessions: counter('sign-sessions', ofEverybody, SECONDS),
  sessionsSlow: counter('sign-sessions-slow', 1, slowSeconds),
  codes: counter('sign-codes', ofAddress, SECONDS),
  passkeys: counter('sign-passkeys', ofAddress, SECONDS),
  accounts: counter('accounts-address', accountsADay),
});

const held = globalThis as typeof globalThis & { musterSigning?: ReturnType<typeof countersOf> };

const counters = () => {
  held.musterSigning ??= countersOf();
  return held.musterSigning;
};

type Count = {
  readonly of: RateCounter;
  readonly key: string;
  readonly words: string;
  /** after the limit allow an attempt now and then: it slows, and locks no one out */
  readonly slow?: RateCounter;
};

const OF_ACCOUNT = 'There were too many failed sign-ins with this e-mail address.';
const OF_ADDRESS = 'There were too many failed sign-ins from your address.';
const OF_SESSION = 'There were too many wrong passwords.';

const ofFrom = (of: RateCounter, from: From, words: string): Count[] =>
  from === null ? [] : [{ of, key: from, words }];

/** What a try is counted by. */
const countsOf = (trying: Trying): Count[] => {
  const all = counters();
  switch (trying.as) {
    case 'stranger': {
      const { from, email } = trying;
      return [
        ...ofFrom(all.address, from, OF_ADDRESS).map((count) => ({ ...count, slow: all.addressSlow })),
        { of: all.email, key: `${from} ${email}`, words: OF_ACCOUNT },
        { of: all.everybody, key: email, words: OF_ACCOUNT, slow: all.everybodySlow },
      ];
    }
    case 'known browser':
      return [{ of: all.browser, key: trying.browser, words: OF_ACCOUNT }];
    case 'signed in':
      return [
        { of: all.session, key: trying.session, words: OF_SESSION },
        { of: all.sessions, key: trying.userId, words: OF_SESSION, slow: all.sessionsSlow },
      ];
    case 'code':
      return ofFrom(all.codes, trying.from, 'There were too many wrong recovery codes from your address.');
    case 'passkey': {
      const words = 'There were too many failed passkey sign-ins.';
      const { from, browser } = trying;
      return browser === null
        ? ofFrom(all.passkeys, from, words)
        : [{ of: all.passkeys, key: `browser ${browser}`, words }];
    }
  }
};

const inMinutes = (milliseconds: number): string => {
  const count = Math.max(1, Math.ceil(milliseconds / 60_000));
  return `in ${count} ${count === 1 ? 'minute' : 'minutes'}`;
};

type ReservedPoint = readonly [of: RateCounter, key: string];

const giveBackAll = async (points: readonly ReservedPoint[]): Promise<void> => {
  for (const [of, key] of points) await of.reward(key, 1);
};

/** A try that is counted as a wrong one already, so that of many at once none slips past. */
export type Try = { readonly giveBack: () => Promise<void> };

/**
 * Counts a try as a wrong one, before anything is looked at; anyone who finds it right gives it back.
 * @throws Full when it is one too many
 */
export const beginTry = async (trying: Trying): Promise<Try> => {
  const counts: ReservedPoint[] = [];
  const take = (of: RateCounter, key: string): Promise<number | null> => {
    // one that is refused was counted, too
    counts.push([of, key]);
    return waitFor(of, key, 1);
  };
  for (const { of, key, words, slow } of countsOf(trying)) {
    let wait = await take(of, key);
    if (wait !== null && slow !== undefined) wait = await take(slow, key);
    if (wait === null) continue;
    await giveBackAll(counts);
    throw new Full(`${words} Try again ${inMinutes(wait)}.`);
  }
  return { giveBack: () => giveBackAll(counts) };
};

/**
 * Does something that fails for a wrong password or passkey, which counts then; what is right does not, nor what a
 * fault of ours has stopped.
 * @throws Full when it is one too many
 */
export const countWrong = async (trying: Trying, isRight: () => Promise<boolean>): Promise<boolean> => {
  const { giveBack } = await beginTry(trying);
  let wrong = false;
  try {
    wrong = !(await isRight());
  } finally {
    if (!wrong) await giveBack();
  }
  return !wrong;
};

/**
 * Counts an account made today from an address.
 * @throws Full when it is one too many
 */
export const spendAccount = async (from: From): Promise<void> => {
  if (from === null) return;
  const time = await waitFor(counters().accounts, from, 1);
  if (time !== null) {
    throw new Full(`Too many accounts were made from your address today. Try again ${inMinutes(time)}.`);
  }
};
