import 'server-only';
import { isAPIError } from 'better-auth/api';
import { db } from '../db';
import { authFor } from '../identity/auth';
import { addressOf } from '../identity/visitor';
import { spendAccount } from '../signing-quotas';
import { type Asking, endSession, signedIn } from './asking';
import { keepCodes } from './keep-codes';
import type { SignUp, SignUpAnswer } from './schema';

const TAKEN = 'There is an account with this e-mail address already. Sign in, or recover it with a code.';

/** The library says the same of an address that is taken and, of two at once, of a row that it could not store. */
const isTaken = async (error: unknown, email: string): Promise<boolean> =>
  isAPIError(error) && error.statusCode === 422 && (await db.user.count({ where: { email } })) > 0;

/**
 * Makes an account and signs this browser in to it. What the browser had made anonymously comes along, and with it the
 * other browsers that were the same person (lib/identity/ownership.ts).
 */
export const signUp = async (asking: Asking, { name, email, password }: SignUp): Promise<SignUpAnswer> => {
  await spendAccount(addressOf(asking.headers));
  const before = await signedIn(asking);
  try {
    const body = { name, email, password };
    const { user } = await authFor(asking.headers).api.signUpEmail({ body, headers: asking.headers });
    if (before !== null) await endSession(before);
    return { ok: true, codes: await keepCodes(user.id) };
  } catch (error) {
    if (await isTaken(error, email)) return { ok: false, code: 'taken', message: TAKEN };
    throw error;
  }
};
