import 'server-only';
import { db } from '../../../db';
import { isToken, tokenHash } from '../../../identity/token';
import { readBattle } from '../../read-battle';
import { LINKED, visibleTo } from '../../selections';
import type { OwnBattle } from '../document';
import { documentOf } from './document-of';
import { storedBattle } from './own-record';

/** The document of a battle that this person may read, made of its rows where it ships; null where there is none. */
export const readableDocument = async (id: string, viewerId: string | null): Promise<OwnBattle | null> => {
  const row = await db.battle.findFirst({
    where: { id, ...visibleTo(viewerId) },
    select: { document: true },
  });
  if (row === null) return null;
  if (row.document !== null) return storedBattle({ document: row.document });
  const battle = await readBattle(id, viewerId);
  return battle === null ? null : documentOf(battle);
};

/** The document behind a link, or null where the link opens nothing (any more). */
export const linkedDocument = async (token: string): Promise<OwnBattle | null> => {
  if (!isToken(token)) return null;
  const row = await db.battle.findFirst({
    where: { linkHash: tokenHash(token), ...LINKED },
    select: { document: true },
  });
  return row === null || row.document === null ? null : storedBattle({ document: row.document });
};
