import 'server-only';
import { db } from '../db';
import type { RegimentPage } from './answers';
import type { RegimentList } from './schema';
import { holdsWords } from './search-text';
import { REGIMENT } from './selections';

const AT_ONCE = 24;

/**
 * A page of regiments (and artillery pieces) in their order; rows of several stand among them and say so.
 * `nation` is an army of the rules or its own state, `q` is found in names, numbers and earlier chiefs.
 */
export const listRegiments = async ({
  nation,
  arm,
  q = '',
  page = 1,
}: RegimentList): Promise<RegimentPage> => {
  const where = {
    ...(arm && { arm }),
    ...(nation && { nation: { OR: [{ id: nation }, { army: nation }] } }),
    AND: holdsWords(q),
  };
  const [total, several, regiments] = await Promise.all([
    db.regiment.count({ where }),
    db.regiment.count({ where: { AND: [where, { aggregate: true }] } }),
    db.regiment.findMany({
      where,
      orderBy: [{ position: 'asc' }, { id: 'asc' }],
      skip: (page - 1) * AT_ONCE,
      take: AT_ONCE,
      select: REGIMENT,
    }),
  ]);
  return { regiments, total, several, page, pages: Math.max(1, Math.ceil(total / AT_ONCE)) };
};
