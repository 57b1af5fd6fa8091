import 'server-only';
import { failUnless, type Statement, sql } from '@/prisma/statement';
import { db, runBatch } from '../db';
import { auth } from '../identity/auth';
import { endSignIns } from '../identity/sessions';
import { recoveryCodeHash } from '../identity/token';
import { addressOf } from '../identity/visitor';
import { countWrong } from '../signing-quotas';
import { steadyNow } from '../steady-clock';
import { type Asking, confirmed } from './asking';
import type { ChangePassword, ConfirmedAnswer, Recover, SignInAnswer } from './schema';
import { enter } from './sign-in';

const WRONG = 'This code does not match this e-mail address, or has already been used.';

type Code = { readonly email: string; readonly codeHash: string; readonly now: Date };

/** The account of an unused recovery code; null for any other code. */
const ownerOf = async ({ email, codeHash, now }: Code): Promise<string | null> => {
  const person = await db.user.findFirst({
    where: {
      email,
      accounts: { some: { providerId: 'credential' } },
      recoveryCodes: {
        some: { codeHash, usedAt: null, OR: [{ expiresAt: null }, { expiresAt: { gt: now } }] },
      },
    },
    select: { id: true },
  });
  return person?.id ?? null;
};

const isOpen = (userId: string, { codeHash, now }: Code): Statement =>
  sql`EXISTS (SELECT 1 FROM "RecoveryCode" WHERE "userId" = ${userId} AND "codeHash" = ${codeHash}
    AND "usedAt" IS NULL AND ("expiresAt" IS NULL OR "expiresAt" > ${now}))`;

/**
 * Uses a code up, sets the password and ends all that is signed in, all of it or nothing. Of two that use one code at
 * once the row of the person lets one pass.
 */
const takeCode = async (userId: string, code: Code, password: string): Promise<boolean> => {
  const { codeHash, now } = code;
  try {
    await runBatch([
      sql`UPDATE "User" SET "name" = "name" WHERE "id" = ${userId}`,
      failUnless(isOpen(userId, code)),
      sql`UPDATE "Account" SET "password" = ${password}, "updatedAt" = ${now}
        WHERE "userId" = ${userId} AND "providerId" = 'credential'`,
      ...endSignIns(userId),
      sql`UPDATE "RecoveryCode" SET "usedAt" = ${now} WHERE "userId" = ${userId} AND "codeHash" = ${codeHash}`,
    ]);
    return true;
  } catch (error) {
    if ((await ownerOf(code)) !== null) throw error;
    return false;
  }
};

/**
 * Sets a new password by a recovery code and signs this browser in. An unknown address takes as long and gets the same
 * words as a wrong code. A right code always passes: 80 random bits cannot be guessed, so the count of wrong codes
 * only bounds the work.
 */
export const recover = async (
  asking: Asking,
  { email, code: typed, password }: Recover,
): Promise<SignInAnswer> => {
  const code: Code = { email, codeHash: recoveryCodeHash(typed), now: await steadyNow() };
  const userId = await ownerOf(code);
  const { password: scrypt } = await auth().$context;
  const take = async (): Promise<boolean> => {
    const hash = await scrypt.hash(password);
    return userId !== null && (await takeCode(userId, code, hash));
  };
  const done =
    userId === null
      ? await countWrong({ as: 'code', from: addressOf(asking.headers) }, take)
      : (await take()) && (await enter(asking, { email, password }));
  return done ? { ok: true } : { ok: false, code: 'wrong', message: WRONG };
};

/** The same browser, signed in to nothing. */
const withoutCookies = ({ headers, setCookie }: Asking): Asking => {
  const bare = new Headers(headers);
  bare.delete('cookie');
  return { headers: bare, setCookie };
};

/** Sets a new password; everything that is signed in ends with it, and this browser is signed in again. */
export const changePassword = async (
  asking: Asking,
  { password, newPassword }: ChangePassword,
): Promise<ConfirmedAnswer> => {
  const confirmation = await confirmed(asking, password);
  if (!confirmation.ok) return confirmation;
  const { userId, email } = confirmation.me;
  const hash = await (await auth().$context).password.hash(newPassword);
  await runBatch([
    sql`UPDATE "Account" SET "password" = ${hash}, "updatedAt" = ${await steadyNow()}
      WHERE "userId" = ${userId} AND "providerId" = 'credential'`,
    ...endSignIns(userId),
  ]);
  await enter(withoutCookies(asking), { email, password: newPassword });
  return { ok: true };
};
