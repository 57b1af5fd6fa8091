import 'server-only';
import { db } from '../db';
import type { Rest, SourceDetail } from './answers';
import { factsToldBy, workOf } from './battle-facts';
import { BATTLE_REF, battleRef, NATION, REGIMENT, visibleTo } from './selections';

/** What rests on one source is one answer. */
const MOST = 1_000;

/** Each once: an entry may cite several places of one source. */
const once = <T extends { readonly id: string }>(list: readonly T[]): T[] => [
  ...new Map(list.map((each) => [each.id, each])).values(),
];

const OF_SIDE = { select: { name: true, position: true, battleId: true } } as const;

type ProblemText = { readonly what: string; readonly place?: string | undefined };

/** Formations and units of battles that ship which name a work as theirs, by battle. */
const rowsCiting = async (
  work: string,
): Promise<readonly (ProblemText & { readonly battleId: string })[]> => {
  const where = { cites: { contains: ` ${work} ` } };
  const orderBy = { id: 'asc' } as const;
  const [formations, units] = await Promise.all([
    db.formation.findMany({ where, orderBy, take: MOST, select: { name: true, side: OF_SIDE } }),
    db.battleUnit.findMany({
      where,
      orderBy,
      take: MOST,
      select: { name: true, formation: { select: { side: OF_SIDE } } },
    }),
  ]);
  return [
    ...formations.map(({ name, side }) => ({ what: name, battleId: side.battleId })),
    ...units.map(({ name, formation: { side } }) => ({ what: name, battleId: side.battleId })),
  ];
};

/** Facts of one name once, with all their places. */
const merged = (problems: readonly ProblemText[]): Rest[] => {
  const places = new Map<string, Set<string>>();
  for (const { what, place } of problems) {
    const all = places.get(what) ?? new Set();
    places.set(what, place === undefined ? all : all.add(place));
  }
  return [...places].map(([what, all]) => ({ what, places: [...all] }));
};

/** What of each battle that ships rests on a work, the day before the order of battle. */
const restsOn = async (work: string): Promise<ReadonlyMap<string, readonly Rest[]>> => {
  const [rows, facts] = [await rowsCiting(work), factsToldBy(work)];
  const ids = [...new Set([...facts.keys(), ...rows.map(({ battleId }) => battleId)])];
  const sides = await db.side.findMany({ where: { battleId: { in: ids } }, take: 2 * MOST, ...OF_SIDE });
  const nameOf = (battleId: string, position: number): string =>
    sides.find((side) => side.battleId === battleId && side.position === position)?.name ?? '';
  return new Map(
    ids.map((id) => [
      id,
      merged([
        ...(facts.get(id) ?? []).map(({ what, side, at: place }) => ({
          what: side === undefined ? what : `${what} of the ${nameOf(id, side)}`,
          place,
        })),
        ...rows.filter(({ battleId }) => battleId === id),
      ]),
    ]),
  );
};

const asOrderOfBattle = ({ place }: { readonly place: string | null }): ProblemText => ({
  what: 'the order of battle',
  place: place ?? undefined,
});

/** A source and what cites it; null if it does not exist, or this user may not read any of it. */
export const readSource = async (
  id: string,
  viewerId: string | null = null,
): Promise<SourceDetail | null> => {
  const work = workOf(id);
  const rests = work === null ? new Map<string, readonly Rest[]>() : await restsOn(work);
  const [row, battles] = await Promise.all([
    db.source.findUnique({
      where: { id },
      select: {
        id: true,
        citation: true,
        kind: true,
        licence: true,
        address: true,
        nations: { take: MOST, orderBy: { nationId: 'asc' }, select: { nation: { select: NATION } } },
        regiments: {
          take: MOST,
          orderBy: [{ regiment: { position: 'asc' } }, { regimentId: 'asc' }],
          select: { regiment: { select: REGIMENT } },
        },
      },
    }),
    db.battle.findMany({
      where: {
        AND: [
          visibleTo(viewerId),
          { OR: [{ sources: { some: { sourceId: id } } }, { id: { in: [...rests.keys()] } }] },
        ],
      },
      take: MOST,
      orderBy: [{ date: { sort: 'asc', nulls: 'last' } }, { id: 'asc' }],
      select: { ...BATTLE_REF, sources: { where: { sourceId: id }, select: { place: true } } },
    }),
  ]);
  if (row === null || row.nations.length + row.regiments.length + battles.length === 0) return null;
  return {
    id: row.id,
    citation: row.citation,
    kind: row.kind,
    licence: row.licence,
    address: row.address,
    nations: once(row.nations.map(({ nation }) => nation)),
    regiments: once(row.regiments.map(({ regiment }) => regiment)),
    battles: battles.map(({ sources, ...battle }) => ({
      ...battleRef(battle),
      rests: [...merged(sources.map(asOrderOfBattle)), ...(rests.get(battle.id) ?? [])],
    })),
  };
};
