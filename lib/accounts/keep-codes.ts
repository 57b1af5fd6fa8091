import 'server-only';
import { newRowId } from '../armies/army-id';
import { db } from '../db';
import { newRecoveryCode, recoveryCodeHash } from '../identity/recovery-code';
import { steadyNow } from '../steady-clock';

/** Recovery codes of an account. */
export const CODES = 10;

/** New recovery codes in place of the old ones. Only what is stored of them is kept: this is the one time they are there. */
export const keepCodes = async (userId: string): Promise<readonly string[]> => {
  const createdAt = await steadyNow();
  const codes = Array.from({ length: CODES }, newRecoveryCode);
  await db.$transaction([
    db.recoveryCode.deleteMany({ where: { userId } }),
    db.recoveryCode.createMany({
      data: codes.map((code) => ({ id: newRowId(), userId, codeHash: recoveryCodeHash(code), createdAt })),
    }),
  ]);
  return codes;
};
