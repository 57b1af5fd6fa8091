import 'server-only';
import { db, type Prisma } from '../db';
import { isToken, tokenHash } from '../identity/token';
import type { BattleDetail, BattleSummary, FormationKind, FormationNode, UnitNode } from './answers';
import { OWN_BOUNDS } from './own/bounds';
import {
  BATTLE_REF,
  battleRef,
  LINKED,
  PUBLISHED_OWN,
  SIDE,
  SOURCES,
  sideSummary,
  sourceRefs,
  UNIT,
  unitNode,
  visibleTo,
} from './selections';

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

type BattleRow = Readonly<Prisma.BattleGetPayload<{ select: typeof BATTLE }>>;

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

/** Rows of one battle that are read: the largest that may be entered has no more (docs/decisions/0024). */
const { formations: MOST_FORMATIONS, units: MOST_UNITS } = OWN_BOUNDS;
const MOST_VARIANTS = 200;

const FORMATION = {
  id: true,
  sideId: true,
  parentId: true,
  name: true,
  short: true,
  kind: true,
  commander: true,
  notes: true,
} as const;

type FormationRow = Readonly<Prisma.FormationGetPayload<{ select: typeof FORMATION }>>;

const by = <T>(rows: readonly T[], key: (row: T) => string): Map<string, T[]> => {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const group = groups.get(key(row));
    if (group === undefined) groups.set(key(row), [row]);
    else group.push(row);
  }
  return groups;
};

/** The formations of each side as trees. */
const trees = (formations: readonly FormationRow[], units: ReadonlyMap<string, readonly UnitNode[]>) => {
  const below = by(formations, ({ parentId, sideId }) => parentId ?? `side ${sideId}`);
  const node = ({ id, name, short, kind, commander, notes }: FormationRow): FormationNode => ({
    id,
    name,
    short,
    kind: kind as FormationKind,
    commander,
    notes,
    units: units.get(id) ?? [],
    children: (below.get(id) ?? []).map(node),
  });
  return (sideId: string): FormationNode[] => (below.get(`side ${sideId}`) ?? []).map(node);
};

const unitsOf = async (battleId: string): Promise<Map<string, UnitNode[]>> => {
  const rows = await db.battleUnit.findMany({
    where: { formation: { side: { battleId } } },
    orderBy: [{ formationId: 'asc' }, { position: 'asc' }],
    take: MOST_UNITS,
    select: { ...UNIT, formationId: true },
  });
  return new Map(
    [...by(rows, ({ formationId }) => formationId)].map(([id, group]) => [
      id,
      group.map(({ formationId: _, ...row }) => unitNode(row)),
    ]),
  );
};

type Condition = NonNullable<Parameters<typeof db.battle.findFirst>[0]>['where'];

/** A battle with everything that is known of it, or null where that condition does not let it be read. */
const readBattleWhere = async (
  id: string,
  where: Condition,
  viewerId: string | null = null,
): Promise<BattleDetail | null> => {
  const [row, formations, units] = await Promise.all([
    db.battle.findFirst({
      where: { AND: [{ id }, where ?? {}] },
      select: {
        ...BATTLE,
        coverage: true,
        notes: true,
        sources: SOURCES,
        sides: { orderBy: { position: 'asc' }, select: { ...SIDE, id: true, notes: true } },
        variants: {
          orderBy: { position: 'asc' },
          take: MOST_VARIANTS,
          select: {
            id: true,
            side: true,
            subject: true,
            about: true,
            why: true,
            values: { orderBy: { position: 'asc' }, select: { value: true, source: true, preferred: true } },
          },
        },
      },
    }),
    db.formation.findMany({
      where: { side: { battleId: id } },
      orderBy: [{ sideId: 'asc' }, { position: 'asc' }],
      take: MOST_FORMATIONS,
      select: FORMATION,
    }),
    unitsOf(id),
  ]);
  if (row === null) return null;
  const { coverage, notes, sources, sides, variants, ...head } = row;
  const treeOf = trees(formations, units);
  return {
    ...battleHead(head),
    mine: viewerId !== null && head.ownerId === viewerId,
    coverage,
    notes,
    sources: sourceRefs(sources),
    variants,
    sides: sides.map(({ id: sideId, notes: sideNotes, ...side }) => ({
      ...sideSummary(side),
      notes: sideNotes,
      formations: treeOf(sideId),
    })),
  };
};

/**
 * A battle with all its facts, or null if this user may not read it.
 * @param viewerId the user; null = without a session
 */
export const readBattle = (id: string, viewerId: string | null = null): Promise<BattleDetail | null> =>
  readBattleWhere(id, visibleTo(viewerId), viewerId);

/** The battle behind a link as it is now, or null when the link never was, was revoked, or its battle is gone. */
export const readLinkedBattle = async (token: string): Promise<BattleDetail | null> => {
  if (!isToken(token)) return null;
  const where = { linkHash: tokenHash(token), ...LINKED };
  const battle = await db.battle.findFirst({ where, select: { id: true } });
  return battle === null ? null : readBattleWhere(battle.id, where);
};
