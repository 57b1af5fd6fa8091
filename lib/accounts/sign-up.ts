import 'server-only';
import { insertInto } from '@/prisma/statement';
import { newRowId } from '../api/row-id';
import { db, runBatch } from '../db';
import { auth } from '../identity/auth';
import { addressOf } from '../identity/visitor';
import { spendAccount } from '../signing-quotas';
import { steadyNow } from '../steady-clock';
import type { Asking } from './asking';
import { newCodes } from './keep-codes';
import type { SignUp, SignUpAnswer } from './schema';
import { enter } from './sign-in';

const TAKEN = {
  ok: false,
  code: 'taken',
  message: 'An account with this e-mail address already exists. Sign in, or recover it with a code.',
} as const;

/** An account with its recovery codes, all of it or nothing; the codes, or null where the address is taken. */
const storeAccount = async ({ name, email, password }: SignUp): Promise<readonly string[] | null> => {
  const isTaken = async (): Promise<boolean> => (await db.user.count({ where: { email } })) > 0;
  if (await isTaken()) return null;
  const hash = await (await auth().$context).password.hash(password);
  const [userId, now] = [newRowId(), await steadyNow()];
  const times = { createdAt: now, updatedAt: now };
  const { codes, statements } = newCodes(userId, now);
  try {
    await runBatch([
      insertInto('User', {
        ...{ id: userId, name, email },
        emailVerified: false,
        isAnonymous: false,
        ...times,
      }),
      insertInto('Account', {
        ...{ id: newRowId(), accountId: userId, providerId: 'credential', userId, password: hash },
        ...times,
      }),
      ...statements,
    ]);
  } catch (error) {
    // of two at once the other was quicker
    if (await isTaken()) return null;
    throw error;
  }
  return codes;
};

/**
 * Makes an account and signs this browser in to it. What the browser had made anonymously comes along, and with it the
 * other browsers that were the same person (lib/identity/ownership.ts).
 */
export const signUp = async (asking: Asking, body: SignUp): Promise<SignUpAnswer> => {
  await spendAccount(addressOf(asking.headers));
  const codes = await storeAccount(body);
  if (codes === null) return TAKEN;
  await enter(asking, body);
  return { ok: true, codes };
};
