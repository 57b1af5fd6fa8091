import 'server-only';
import { db } from '../db';
import type { BattleSummary } from './answers';
import { BATTLE_REF, battleRef, PUBLISHED_OWN, SIDE, sideSummary } from './selections';

/** More than ship; the list is one answer. */
const MOST = 500;
/** Of people's own, which are many more; the others are found by a search. */
const MOST_PUBLISHED = 100;

export const BATTLE = {
  ...BATTLE_REF,
  otherNames: true,
  dateEnd: true,
  place: true,
  theatre: true,
  confidence: true,
  ownerId: true,
} as const;

type BattleRow = Parameters<typeof battleRef>[0] & {
  readonly otherNames: string | null;
  readonly ownerId: string | null;
} & Pick<BattleSummary, 'dateEnd' | 'place' | 'theatre' | 'confidence'>;

/** A battle without its sides. */
export const battleHead = (row: BattleRow): Omit<BattleSummary, 'sides'> => ({
  ...battleRef(row),
  otherNames: row.otherNames?.split('\n') ?? [],
  dateEnd: row.dateEnd,
  place: row.place,
  theatre: row.theatre,
  confidence: row.confidence,
  shipped: row.ownerId === null,
});

const LISTED = { ...BATTLE, sides: { orderBy: { position: 'asc' }, select: SIDE } } as const;

/** All battles that ship, in the order of their dates; scenarios that have none stand last. */
export const listBattles = async (): Promise<BattleSummary[]> => {
  const rows = await db.battle.findMany({
    where: { ownerId: null },
    orderBy: [{ date: { sort: 'asc', nulls: 'last' } }, { id: 'asc' }],
    take: MOST,
    select: LISTED,
  });
  return rows.map(({ sides, ...row }) => ({ ...battleHead(row), sides: sides.map(sideSummary) }));
};

/** What people have entered and published, the newest first, without a word of whose it is. */
export const listPublished = async (): Promise<BattleSummary[]> => {
  const rows = await db.battle.findMany({
    where: PUBLISHED_OWN,
    orderBy: [{ publishedAt: { sort: 'desc', nulls: 'last' } }, { id: 'asc' }],
    take: MOST_PUBLISHED,
    select: LISTED,
  });
  return rows.map(({ sides, ...row }) => ({ ...battleHead(row), sides: sides.map(sideSummary) }));
};
