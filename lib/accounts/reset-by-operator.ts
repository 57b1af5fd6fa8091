import 'server-only';
import { insertInto, sql } from '@/prisma/statement';
import { db, runBatch } from '../db';
import { endLinks } from '../identity/sessions';
import { newRecoveryCode, recoveryCodeHash } from '../identity/token';
import { newRowId } from '../ids';

const DAY = 24 * 60 * 60 * 1000;

/**
 * A code that sets a new password for an account, once, within a day; one made before works no more, nor do device
 * links of the account. What is signed in ends when the code is used. Null where no account has the address.
 */
export const resetByOperator = async (
  typed: string,
  now: Date = new Date(),
): Promise<{ readonly code: string; readonly expiresAt: Date } | null> => {
  const email = typed.normalize('NFC').trim().toLowerCase();
  const person = await db.user.findFirst({
    where: { email, closedAt: null, NOT: { isAnonymous: true } },
    select: { id: true, accounts: { where: { providerId: 'credential' }, select: { id: true } } },
  });
  if (person === null) return null;
  const { id: userId, accounts } = person;
  const code = newRecoveryCode();
  const expiresAt = new Date(now.getTime() + DAY);
  await runBatch([
    // a sign-up of an older Muster that was cut off in the middle has left a person without a password to set
    ...(accounts.length > 0
      ? []
      : [
          insertInto('Account', {
            id: newRowId(),
            accountId: userId,
            providerId: 'credential',
            userId,
            createdAt: now,
            updatedAt: now,
          }),
        ]),
    endLinks(userId),
    sql`DELETE FROM "RecoveryCode" WHERE "userId" = ${userId} AND "expiresAt" IS NOT NULL`,
    insertInto('RecoveryCode', {
      id: newRowId(),
      userId,
      codeHash: recoveryCodeHash(code),
      createdAt: now,
      expiresAt,
    }),
  ]);
  return { code, expiresAt };
};
