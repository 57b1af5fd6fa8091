import 'server-only';
import { db } from '../../db';
import type { Reference } from './answers';

/** More than ship; the names are one answer. */
const MOST = 5_000;

/** The names that tables of units are checked against: nations, and regiments by which a unit can be named. */
export const readReference = async (): Promise<Reference> => {
  const [nations, regiments] = await Promise.all([
    db.nation.findMany({ orderBy: { id: 'asc' }, take: MOST, select: { id: true, name: true } }),
    db.regiment.findMany({
      where: { aggregate: false },
      orderBy: { id: 'asc' },
      take: MOST,
      select: { id: true, name: true, number: true, nationId: true, arm: true, type: true },
    }),
  ]);
  return {
    nations,
    regiments: regiments.map(({ nationId: nation, ...regiment }) => ({ ...regiment, nation })),
  };
};
