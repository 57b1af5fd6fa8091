import 'server-only';
import { db } from '../db';
import type { Fought, RegimentDetail } from './answers';
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

/** Places where one regiment stood that are told of. */
const MOST_FOUGHT = 200;
const MOST_PLACES = 20_000;

type Place = {
  readonly id: string;
  readonly parentId: string | null;
  readonly name: string;
  readonly commander: string | null;
};

/** Formations from the outermost to the one named. */
const wayTo = (id: string | null, places: ReadonlyMap<string, Place>): Fought['formations'] => {
  const place = id === null ? undefined : places.get(id);
  if (place === undefined) return [];
  return [...wayTo(place.parentId, places), { name: place.name, commander: place.commander }];
};

const foughtOf = async (regimentId: string, viewerId: string | null): Promise<Fought[]> => {
  const rows = await db.battleUnit.findMany({
    where: { regimentId, formation: { side: { battle: visibleTo(viewerId) } } },
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

/** A regiment with where it fought, in the order of dates; null where there is none of that id. */
export const readRegiment = async (
  id: string,
  viewerId: string | null = null,
): Promise<RegimentDetail | null> => {
  const [row, fought] = await Promise.all([
    db.regiment.findUnique({
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
    }),
    foughtOf(id, viewerId),
  ]);
  return row === null ? null : { ...row, sources: sourceRefs(row.sources), fought };
};
