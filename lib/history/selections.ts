import 'server-only';
import type { PageVersion } from '../api/endpoint';
import { db, type Prisma } from '../db';
import type { OobArm, OobType } from '../rules/core/muster/order-of-battle';
import type { BattleRef, RegimentSummary, SideSummary, SourceRef, UnitNode } from './answers';
import type { Counting, Depth } from './depth';
import { sideCalled } from './own/tree/tree';

/** Published, not taken out of sight, not deleted. */
const PUBLISHED = { visibility: 'published', hiddenAt: null, deletedAt: null } as const;

/** People's own that others may read. */
export const PUBLISHED_OWN = { ...PUBLISHED, NOT: { ownerId: null } } as const;

/** People's own that anyone who has the link may read. */
export const LINKED = { visibility: 'link', hiddenAt: null, deletedAt: null } as const;

/** Battles that someone may read: those that ship, those that are published, and those of one's own. */
export const visibleTo = (viewerId: string | null) => ({
  deletedAt: null,
  OR: [{ ownerId: null }, PUBLISHED, ...(viewerId === null ? [] : [{ ownerId: viewerId }])],
});

export const NATION = { id: true, name: true, army: true } as const;

export const BATTLE_REF = { id: true, kind: true, name: true, date: true, year: true } as const;

type BattleRefRow = Readonly<Prisma.BattleGetPayload<{ select: typeof BATTLE_REF }>>;

export const battleRef = ({ id, kind, name, date, year }: BattleRefRow): BattleRef => ({
  id,
  kind: kind as BattleRef['kind'],
  name: name || 'Battle without a name',
  date,
  year,
});

export const SIDE = {
  position: true,
  name: true,
  commander: true,
  men: true,
  infantry: true,
  cavalry: true,
  guns: true,
  battalions: true,
  squadrons: true,
  depth: true,
  nations: { orderBy: { position: 'asc' }, select: { nation: { select: NATION } } },
} as const;

type SideRow = Readonly<Prisma.SideGetPayload<{ select: typeof SIDE }>>;

export const sideSummary = ({ nations, depth, ...side }: SideRow): SideSummary => ({
  ...side,
  name: sideCalled(side.name, side.position),
  depth: depth as Depth,
  nations: nations.map(({ nation }) => nation),
});

export const REGIMENT = {
  id: true,
  name: true,
  number: true,
  coat: true,
  facings: true,
  arm: true,
  type: true,
  battalions: true,
  squadrons: true,
  from: true,
  to: true,
  aggregate: true,
  nation: { select: NATION },
} as const satisfies Record<keyof RegimentSummary, unknown>;

export const UNIT = {
  id: true,
  name: true,
  short: true,
  nation: { select: NATION },
  nationText: true,
  arm: true,
  armText: true,
  type: true,
  typeText: true,
  counting: true,
  strength: true,
  battalions: true,
  squadrons: true,
  guns: true,
  calibre: true,
  men: true,
  notes: true,
  regiment: {
    select: {
      id: true,
      name: true,
      number: true,
      coat: true,
      facings: true,
      battalions: true,
      squadrons: true,
    },
  },
} as const satisfies Record<keyof UnitNode, unknown>;

type UnitRow = Omit<UnitNode, 'arm' | 'type' | 'counting'> & Record<'arm' | 'type' | 'counting', string>;

export const unitNode = (row: UnitRow): UnitNode => ({
  ...row,
  arm: row.arm as OobArm,
  type: row.type as OobType,
  counting: row.counting as Counting,
});

export const SOURCES = {
  orderBy: { position: 'asc' },
  select: { place: true, source: { select: { id: true, citation: true } } },
} as const;

type SourceRow = { readonly place: string | null; readonly source: Omit<SourceRef, 'at'> };

/** Each source and place once: two pages of one work on the web look the same. */
export const sourceRefs = (rows: readonly SourceRow[]): SourceRef[] => [
  ...new Map(rows.map(({ place, source }) => [`${source.id} ${place}`, { ...source, at: place }])).values(),
];

/**
 * What pages for everybody are made of: what ships, and the orders of battle that people have published.
 * Read from the store, so that all processes and instances follow.
 */
export const pagesVersion = async (): Promise<PageVersion> => {
  const [seeds, published] = await Promise.all([
    db.seedVersion.findMany(),
    db.battle.aggregate({
      where: PUBLISHED_OWN,
      _count: true,
      _max: { updatedAt: true, publishedAt: true },
    }),
  ]);
  return { name: JSON.stringify([seeds, published]), until: Number.POSITIVE_INFINITY };
};
