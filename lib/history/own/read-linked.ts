import 'server-only';
import { db } from '../../db';
import { isToken, tokenHash } from '../../identity/token';
import type { BattleDetail } from '../answers';
import { readBattleWhere } from '../read-battle';
import { LINKED } from '../selections';

/** The battle behind a link as it is now, or null when the link never was, was revoked, or its battle is gone. */
export const readLinkedBattle = async (token: string): Promise<BattleDetail | null> => {
  if (!isToken(token)) return null;
  const where = { linkHash: tokenHash(token), ...LINKED };
  const battle = await db.battle.findFirst({ where, select: { id: true } });
  return battle === null ? null : readBattleWhere(battle.id, where);
};
