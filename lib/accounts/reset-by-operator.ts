import 'server-only';
import { newRowId } from '../armies/army-id';
import { db } from '../db';
import { newRecoveryCode, recoveryCodeHash } from '../identity/recovery-code';

const DAY = 24 * 60 * 60 * 1000;

/**
 * A code that sets a new password for an account, once, within a day; one made before works no more. Null where no
 * account has the address.
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
  await db.$transaction([
    // a sign-up that was cut off in the middle has left a person without a password to set
    ...(accounts.length > 0
      ? []
      : [
          db.account.create({
            data: { id: newRowId(), accountId: userId, providerId: 'credential', userId },
            select: { id: true },
          }),
        ]),
    db.recoveryCode.deleteMany({ where: { userId, expiresAt: { not: null } } }),
    db.recoveryCode.create({
      data: { id: newRowId(), userId, codeHash: recoveryCodeHash(code), createdAt: now, expiresAt },
      select: { id: true },
    }),
  ]);
  return { code, expiresAt };
};
