import 'server-only';
import { db } from '../db';
import type { RegimentBattle, RegimentDetail } from './answers';
import {
  BATTLE_REF,
  battleRef,
  REGIMENT,
  SOURCES,
  sourceRefs,
  UNIT,
  unitNode,
  visibleTo,
} from './selections';

/** How many places of a regiment are shown. */
const MOST_FOUGHT = 200;
const MOST_PLACES = 20_000;
/** More than any army formed. */
const MOST_BATTALIONS = 200;

type Place = {
  readonly id: string;
  readonly parentId: string | null;
  readonly name: string;
  readonly commander: string | null;
};

/** Formations from the outermost to the one named. */
const wayTo = (id: string | null, places: ReadonlyMap<string, Place>): RegimentBattle['formations'] => {
  const place = id === null ? undefined : places.get(id);
  if (place === undefined) return [];
  return [...wayTo(place.parentId, places), { name: place.name, commander: place.commander }];
};

/** "IR 37" is 37 in the number of a battalion of grenadiers (37/40), "GR VII" is G-VII. */
const inBattalion = (number: string | null): string | null => {
  const [, code, count] = /^(IR|GR) (\w+)$/.exec(number ?? '') ?? [];
  return count === undefined ? null : code === 'GR' ? `G-${count}` : count;
};

/** The battalions that its grenadiers formed with those of another, by the numbers these battalions bear. */
const battalionsOf = async ({
  nation,
  number,
}: Pick<RegimentDetail, 'nation' | 'number'>): Promise<string[]> => {
  const own = inBattalion(number);
  if (own === null) return [];
  const rows = await db.regiment.findMany({
    where: { nationId: nation.id, type: 'grenadier', number: { contains: '/' } },
    take: MOST_BATTALIONS,
    select: { id: true, number: true },
  });
  return rows.flatMap(({ id, number: both }) => (both?.split('/').includes(own) ? [id] : []));
};

const foughtOf = async (
  regimentIds: readonly string[],
  viewerId: string | null,
): Promise<RegimentBattle[]> => {
  const rows = await db.battleUnit.findMany({
    where: { regimentId: { in: [...regimentIds] }, formation: { side: { battle: visibleTo(viewerId) } } },
    orderBy: [{ formation: { side: { battle: { date: { sort: 'asc', nulls: 'last' } } } } }, { id: 'asc' }],
    take: MOST_FOUGHT,
    select: {
      ...UNIT,
      formation: {
        select: {
          id: true,
          side: { select: { id: true, position: true, name: true, battle: { select: BATTLE_REF } } },
        },
      },
    },
  });
  const sides = [...new Set(rows.map(({ formation }) => formation.side.id))];
  const places = await db.formation.findMany({
    where: { sideId: { in: sides } },
    take: MOST_PLACES,
    select: { id: true, parentId: true, name: true, commander: true },
  });
  const byId = new Map(places.map((place) => [place.id, place]));
  return rows.map(({ formation: { id, side }, ...unit }) => ({
    battle: battleRef(side.battle),
    side: { position: side.position, name: side.name },
    formations: wayTo(id, byId),
    unit: unitNode(unit),
  }));
};

/**
 * A regiment with its battles in the order of dates, those of its grenadiers in a combined battalion included; null if
 * it does not exist.
 */
export const readRegiment = async (
  id: string,
  viewerId: string | null = null,
): Promise<RegimentDetail | null> => {
  const row = await db.regiment.findUnique({
    where: { id },
    select: {
      ...REGIMENT,
      foreign: true,
      breeches: true,
      provenance: true,
      confidence: true,
      notes: true,
      sources: SOURCES,
    },
  });
  if (row === null) return null;
  const fought = await foughtOf([id, ...(await battalionsOf(row))], viewerId);
  return { ...row, sources: sourceRefs(row.sources), fought };
};
