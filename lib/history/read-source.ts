import 'server-only';
import { db } from '../db';
import type { SourceDetail } from './answers';
import { BATTLE_REF, battleRef, NATION, REGIMENT, visibleTo } from './selections';

/** What rests on one source is one answer. */
const MOST = 1_000;

/** Each once: an entry may cite several places of one source. */
const once = <T extends { readonly id: string }>(list: readonly T[]): T[] => [
  ...new Map(list.map((each) => [each.id, each])).values(),
];

/** A source and what rests on it; null where there is none, or only such entries as this person may not read. */
export const readSource = async (
  id: string,
  viewerId: string | null = null,
): Promise<SourceDetail | null> => {
  const row = await db.source.findUnique({
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
      battles: {
        where: { battle: visibleTo(viewerId) },
        take: MOST,
        orderBy: [{ battle: { date: { sort: 'asc', nulls: 'last' } } }, { battleId: 'asc' }],
        select: { battle: { select: BATTLE_REF } },
      },
    },
  });
  if (row === null || row.nations.length + row.regiments.length + row.battles.length === 0) return null;
  return {
    id: row.id,
    citation: row.citation,
    kind: row.kind,
    licence: row.licence,
    address: row.address,
    nations: once(row.nations.map(({ nation }) => nation)),
    regiments: once(row.regiments.map(({ regiment }) => regiment)),
    battles: once(row.battles.map(({ battle }) => battleRef(battle))),
  };
};
