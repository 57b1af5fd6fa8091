import 'server-only';
import { db } from '../db';
import { storedFacts } from '../history/regiment-facts';
import type { Viewer } from '../identity/viewer';
import { knownPaper } from '../rules/core/sheet/sheet';
import { armyRecord, RECORD } from './army-record';
import type { ArmyHead, ArmyRecord, PageArmy } from './schema';

/** One army of the viewer's, or null: someone else's and a deleted one are not there. */
export const getArmy = async ({ userId }: Viewer, id: string): Promise<ArmyRecord | null> => {
  const row = await db.army.findFirst({ where: { id, userId, deletedAt: null }, select: RECORD });
  return row === null ? null : armyRecord(row);
};

/** What the head of a page says of one army of the viewer's, without the document; null when there is no such army. */
export const getArmyHead = ({ userId }: Viewer, id: string): Promise<ArmyHead | null> =>
  db.army.findFirst({
    where: { id, userId, deletedAt: null },
    select: { id: true, name: true, system: true, nation: true },
  });

/** Characters of a document that a page carries; a longer one is fetched by the browser and drawn there. */
const MOST_ON_PAGE = 32_000;

/** One army of the viewer's for its page: in full if it is small, else its name only; null where there is none. */
export const getPageArmy = async ({ userId }: Viewer, id: string): Promise<PageArmy | null> => {
  const row = await db.army.findFirst({
    where: { id, userId, deletedAt: null },
    select: { ...RECORD, name: true, nation: true, user: { select: { paper: true } } },
  });
  if (row === null) return null;
  const { name, nation, user, ...record } = row;
  const whole = row.document.length <= MOST_ON_PAGE ? armyRecord(record) : null;
  const regiments = whole === null ? {} : await storedFacts(whole.file);
  return { id, name, nation, paper: knownPaper(user.paper), record: whole, regiments };
};
