import 'server-only';
import { db } from '../db';
import type { RegimentPage } from './answers';
import { holdsWords } from './regiment-words';
import { ARMS, type Arm, type RegimentList } from './schema';
import { REGIMENT } from './selections';

const AT_ONCE = 24;

type Slice = { readonly arm: Arm; readonly skip: number; readonly take: number };

/** Which rows of each arm stand on a page, if the arms follow each other in their order. */
const slicesOf = (counts: ReadonlyMap<string, number>, from: number): Slice[] => {
  let before = 0;
  return ARMS.flatMap((arm) => {
    const count = counts.get(arm) ?? 0;
    const skip = Math.max(0, from - before);
    const take = Math.min(count, from + AT_ONCE - before) - skip;
    before += count;
    return take > 0 ? [{ arm, skip, take }] : [];
  });
};

/**
 * A page of regiments (and artillery pieces), foot first and guns last, by name; rows of several stand among them and say
 * so. `nation` is an army of the rules or a state of its own, `q` is found in names, numbers and earlier chiefs.
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
  const arms = await db.regiment.groupBy({ by: ['arm'], where, _count: true });
  const counts = new Map(arms.map(({ arm: of, _count: count }) => [of, count]));
  const total = arms.reduce((sum, { _count: count }) => sum + count, 0);
  const parts = await Promise.all(
    slicesOf(counts, (page - 1) * AT_ONCE).map(({ arm: of, skip, take }) =>
      db.regiment.findMany({
        where: { AND: [where, { arm: of }] },
        orderBy: [{ name: 'asc' }, { id: 'asc' }],
        skip,
        take,
        select: REGIMENT,
      }),
    ),
  );
  return { regiments: parts.flat(), total, page, pages: Math.max(1, Math.ceil(total / AT_ONCE)) };
};
