import 'server-only';
import { LIMITS } from './limits';
import { type Counter, counter, Full, waitFor } from './quotas';

const { minutes, ofEmail, ofAddress, accountsADay } = LIMITS.signing;
const SECONDS = minutes * 60;
/** Tries at one account from everywhere, for those of one address: an attack from many is slowed, not its owner. */
const EVERYWHERE = 10;

/** Where a try comes from; null where nobody stands at the door. */
type From = string | null;

type Counters = {
  readonly email: Counter;
  readonly emailEverywhere: Counter;
  readonly address: Counter;
  readonly accounts: Counter;
};

const held = globalThis as typeof globalThis & { musterSigning?: Counters };

const counters = (): Counters => {
  held.musterSigning ??= {
    email: counter('sign-email', ofEmail, SECONDS),
    emailEverywhere: counter('sign-everywhere', ofEmail * EVERYWHERE, SECONDS),
    address: counter('sign-address', ofAddress, SECONDS),
    accounts: counter('accounts-address', accountsADay),
  };
  return held.musterSigning;
};

const inMinutes = (milliseconds: number): string => {
  const count = Math.max(1, Math.ceil(milliseconds / 60_000));
  return `in ${count} ${count === 1 ? 'minute' : 'minutes'}`;
};

const spend = async (of: Counter, key: string, words: string): Promise<void> => {
  const time = await waitFor(of, key, 1);
  if (time !== null) throw new Full(`${words} Try again ${inMinutes(time)}.`);
};

/**
 * Counts a try at a password, a code or a passkey; of an account by its address of mail, whether there is such an
 * account or not.
 * @throws Full when it is one too many
 */
export const spendTry = async (from: From, email?: string): Promise<void> => {
  const { email: ofOne, emailEverywhere, address } = counters();
  if (from !== null) await spend(address, from, 'There were many tries to sign in from your address.');
  if (email === undefined) return;
  const words = 'There were many tries to sign in with this e-mail address.';
  await spend(ofOne, `${from} ${email}`, words);
  await spend(emailEverywhere, email, words);
};

/**
 * Counts an account made today from an address.
 * @throws Full when it is one too many
 */
export const spendAccount = async (from: From): Promise<void> => {
  if (from === null) return;
  await spend(counters().accounts, from, 'Many accounts were made from your address today.');
};
