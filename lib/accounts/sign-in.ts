import 'server-only';
import { insertAll, insertInto, type Statement, sql } from '@/prisma/statement';
import { db, runBatch } from '../db';
import { auth, authFor } from '../identity/auth';
import { newRecoveryCode, recoveryCodeHash } from '../identity/token';
import { addressOf } from '../identity/visitor';
import { newRowId } from '../ids';
import { countWrong, spendAccount } from '../signing-quotas';
import { steadyNow } from '../steady-clock';
import {
  type Asking,
  confirmed,
  endSession,
  makeKnown,
  passwordTry,
  signedIn,
  unlessRefused,
} from './asking';
import type {
  CodesAnswer,
  Confirm,
  SignIn,
  SignInAnswer,
  SignOutAnswer,
  SignUp,
  SignUpAnswer,
} from './schema';

const WRONG = 'The e-mail address or password is wrong.';

/** Signs this browser in where address and password belong together; what it had made anonymously comes along. */
export const enter = async (asking: Asking, body: SignIn): Promise<boolean> => {
  const before = await signedIn(asking);
  const done = await unlessRefused(
    authFor(asking.headers).api.signInEmail({ body, headers: asking.headers }),
  );
  if (done === null) return false;
  if (before !== null) await endSession(before);
  await makeKnown(asking, body.email);
  return true;
};

/** The same for this request. An unknown address takes as long and gets the same words. */
export const signIn = async (asking: Asking, credentials: SignIn): Promise<SignInAnswer> => {
  const done = await countWrong(passwordTry(asking, credentials.email), () => enter(asking, credentials));
  return done ? { ok: true } : { ok: false, code: 'wrong', message: WRONG };
};

/** Signs this browser out of an account. Anonymous users stay signed in: their armies would be lost. */
export const signOut = async (asking: Asking): Promise<SignOutAnswer> => {
  const me = await signedIn(asking);
  if (me === null) return { ok: false, code: 'not-found' };
  await endSession(me);
  await authFor(asking.headers).api.signOut({ headers: asking.headers });
  return { ok: true };
};

const TAKEN = {
  ok: false,
  code: 'taken',
  message: 'An account with this e-mail address already exists. Sign in, or recover it with a code.',
} as const;

/** Recovery codes of an account. */
export const CODES = 10;

type NewCodes = {
  /** this is the one time they are there */
  readonly codes: readonly string[];
  /** what is stored of them */
  readonly statements: readonly Statement[];
};

/** Recovery codes to be stored with whatever else has to be there with them. */
const newCodes = (userId: string, createdAt: Date): NewCodes => {
  const codes = Array.from({ length: CODES }, newRecoveryCode);
  const rows = codes.map((code) => ({ id: newRowId(), userId, codeHash: recoveryCodeHash(code), createdAt }));
  return { codes, statements: insertAll('RecoveryCode', rows) };
};

/** New recovery codes in place of the old ones. */
const keepCodes = async (userId: string): Promise<readonly string[]> => {
  const { codes, statements } = newCodes(userId, await steadyNow());
  await runBatch([sql`DELETE FROM "RecoveryCode" WHERE "userId" = ${userId}`, ...statements]);
  return codes;
};

/** New recovery codes; the old ones open nothing from here on. */
export const renewCodes = async (asking: Asking, { password }: Confirm): Promise<CodesAnswer> => {
  const confirmation = await confirmed(asking, password);
  return confirmation.ok ? { ok: true, codes: await keepCodes(confirmation.me.userId) } : confirmation;
};

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
      insertInto('User', { id: userId, name, email, emailVerified: false, isAnonymous: false, ...times }),
      insertInto('Account', {
        id: newRowId(),
        accountId: userId,
        providerId: 'credential',
        userId,
        password: hash,
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
