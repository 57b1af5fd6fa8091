import 'server-only';
import { sql } from '@/prisma/statement';
import { db, runBatch } from '../db';
import { auth } from '../identity/auth';
import { recoveryCodeHash } from '../identity/recovery-code';
import { steadyNow } from '../steady-clock';
import { type Asking, countTry } from './asking';
import type { Recover, SignInAnswer } from './schema';
import { enter } from './sign-in';

const WRONG = 'This code does not open an account with this e-mail address, or it was used already.';

type Taking = {
  readonly userId: string;
  readonly codeHash: string;
  readonly password: string;
  readonly now: Date;
};

/**
 * Uses a code up and sets the password, both or neither; all devices are signed out. Of two that use one code at once the
 * row of the person lets one pass.
 */
const takeCode = async ({ userId, codeHash, password, now }: Taking): Promise<boolean> => {
  const counts = await runBatch([
    sql`UPDATE "User" SET "name" = "name" WHERE "id" = ${userId}`,
    sql`UPDATE "Account" SET "password" = ${password}, "updatedAt" = ${now}
      WHERE "userId" = ${userId} AND "providerId" = 'credential' AND EXISTS (SELECT 1 FROM "RecoveryCode" AS c
        WHERE c."userId" = ${userId} AND c."codeHash" = ${codeHash} AND c."usedAt" IS NULL
        AND (c."expiresAt" IS NULL OR c."expiresAt" > ${now}))`,
    sql`DELETE FROM "Session" WHERE "userId" = ${userId} AND EXISTS (SELECT 1 FROM "RecoveryCode" AS c
        WHERE c."userId" = ${userId} AND c."codeHash" = ${codeHash} AND c."usedAt" IS NULL
        AND (c."expiresAt" IS NULL OR c."expiresAt" > ${now}))`,
    sql`UPDATE "RecoveryCode" SET "usedAt" = ${now} WHERE "userId" = ${userId} AND "codeHash" = ${codeHash}
      AND "usedAt" IS NULL AND ("expiresAt" IS NULL OR "expiresAt" > ${now})`,
  ]);
  return counts.at(-1) === 1;
};

/**
 * Sets a new password by a recovery code and signs this browser in. An address that nobody has takes as long and is
 * answered in the same words as a wrong code.
 */
export const recover = async (asking: Asking, { email, code, password }: Recover): Promise<SignInAnswer> => {
  await countTry(asking, email);
  const hash = await (await auth().$context).password.hash(password);
  const person = await db.user.findFirst({
    where: { email, accounts: { some: { providerId: 'credential' } } },
    select: { id: true },
  });
  const taken =
    person !== null &&
    (await takeCode({
      userId: person.id,
      codeHash: recoveryCodeHash(code),
      password: hash,
      now: await steadyNow(),
    }));
  const done = taken && (await enter(asking, { email, password }));
  return done ? { ok: true } : { ok: false, code: 'wrong', message: WRONG };
};
