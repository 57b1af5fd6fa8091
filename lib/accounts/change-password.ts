import 'server-only';
import { sql } from '@/prisma/statement';
import { runBatch } from '../db';
import { auth } from '../identity/auth';
import { endSignIns } from '../identity/end-sign-ins';
import { steadyNow } from '../steady-clock';
import { type Asking, confirmed } from './asking';
import type { ChangePassword, ConfirmedAnswer } from './schema';
import { enter } from './sign-in';

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
