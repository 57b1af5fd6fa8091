import 'server-only';
import { db } from '../db';
import type { NationDetail } from './answers';
import { BATTLE_REF, battleRef, NATION, SOURCES, sourceRefs } from './selections';

/** More than ship; the page of a nation is one answer. */
const MOST_BATTLES = 500;

/** The nations, in the order of their names. */
export const listNations = async (): Promise<
  (Pick<NationDetail, 'id' | 'name' | 'army'> & { regiments: number })[]
> => {
  const rows = await db.nation.findMany({
    orderBy: { name: 'asc' },
    select: { ...NATION, _count: { select: { regiments: { where: { aggregate: false } } } } },
  });
  return rows.map(({ _count, ...nation }) => ({ ...nation, regiments: _count.regiments }));
};

/** A nation with its coats, guns, numbers of regiments and its battles that ship; null if it does not exist. */
export const readNation = async (id: string): Promise<NationDetail | null> => {
  const [row, regiments, battles] = await Promise.all([
    db.nation.findUnique({
      where: { id },
      select: {
        ...NATION,
        demonym: true,
        flag: true,
        provenance: true,
        confidence: true,
        notes: true,
        coats: { orderBy: { arm: 'asc' }, select: { arm: true, colour: true } },
        pieces: { orderBy: { id: 'asc' }, select: { id: true, piece: true, provenance: true } },
        sources: SOURCES,
      },
    }),
    db.regiment.groupBy({
      by: ['arm', 'type'],
      where: { nationId: id, aggregate: false },
      orderBy: [{ arm: 'asc' }, { type: 'asc' }],
      _count: true,
    }),
    db.battle.findMany({
      where: { ownerId: null, sides: { some: { nations: { some: { nationId: id } } } } },
      orderBy: [{ date: { sort: 'asc', nulls: 'last' } }, { id: 'asc' }],
      take: MOST_BATTLES,
      select: BATTLE_REF,
    }),
  ]);
  if (row === null) return null;
  return {
    ...row,
    sources: sourceRefs(row.sources),
    regiments: regiments.map(({ arm, type, _count: count }) => ({ arm, type, count })),
    battles: battles.map(battleRef),
  };
};
