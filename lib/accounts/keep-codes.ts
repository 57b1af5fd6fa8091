import 'server-only';
import { insertAll, type Statement, sql } from '@/prisma/statement';
import { newRowId } from '../api/row-id';
import { runBatch } from '../db';
import { newRecoveryCode, recoveryCodeHash } from '../identity/recovery-code';
import { steadyNow } from '../steady-clock';
import { type Asking, confirmed } from './asking';
import type { CodesAnswer, Confirm } from './schema';

/** Recovery codes of an account. */
export const CODES = 10;

type NewCodes = {
  /** this is the one time they are there */
  readonly codes: readonly string[];
  /** what is stored of them */
  readonly statements: readonly Statement[];
};

/** Recovery codes to be stored with whatever else has to be there with them. */
export const newCodes = (userId: string, createdAt: Date): NewCodes => {
  const codes = Array.from({ length: CODES }, newRecoveryCode);
  const rows = codes.map((code) => ({ id: newRowId(), userId, codeHash: recoveryCodeHash(code), createdAt }));
  return { codes, statements: insertAll('RecoveryCode', rows) };
};

/** New recovery codes in place of the old ones. */
export const keepCodes = async (userId: string): Promise<readonly string[]> => {
  const { codes, statements } = newCodes(userId, await steadyNow());
  await runBatch([sql`DELETE FROM "RecoveryCode" WHERE "userId" = ${userId}`, ...statements]);
  return codes;
};

/** New recovery codes; the old ones open nothing from here on. */
export const renewCodes = async (asking: Asking, { password }: Confirm): Promise<CodesAnswer> => {
  const confirmation = await confirmed(asking, password);
  return confirmation.ok ? { ok: true, codes: await keepCodes(confirmation.me.userId) } : confirmation;
};
