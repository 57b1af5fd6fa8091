import 'server-only';
import { db } from '../db';
import { ANY_NATION } from './regiment-ids';
import type { Arm, RegimentName } from './schema';
import { holdsWords } from './search-text';

const MAX_RESULTS = 300;
/** More than ship, of all nations. */
const MAX_OF_ALL = 2_000;

const NAME = {
  id: true,
  name: true,
  number: true,
  arm: true,
  type: true,
  battalions: true,
  squadrons: true,
  from: true,
  to: true,
  coat: true,
  facings: true,
  provenance: true,
  notes: true,
  aggregate: true,
  nation: { select: { id: true, name: true, army: true } },
  sources: { select: { source: { select: { citation: true } } } },
} as const;

type NameRow = Omit<RegimentName, 'nation' | 'nationId' | 'army' | 'arm' | 'provenance' | 'sources'> & {
  readonly nation: { readonly id: string; readonly name: string; readonly army: string | null };
  readonly arm: string;
  readonly provenance: string;
  readonly aggregate: boolean;
  readonly sources: readonly { readonly source: { readonly citation: string } }[];
};

const regimentName = ({ nation, arm, provenance, aggregate, sources, ...row }: NameRow): RegimentName => ({
  ...row,
  // how many battalions a row of several regiments has is nobody's strength
  ...(aggregate && { battalions: null, squadrons: null }),
  nation: nation.name,
  nationId: nation.id,
  army: nation.army,
  arm: arm as Arm,
  provenance: provenance as RegimentName['provenance'],
  sources: [...new Set(sources.map(({ source }) => source.citation))].toSorted(),
});

/** Regiments by their ids, in no order; those that are not there are left out. */
export const regimentsById = async (ids: readonly string[]): Promise<RegimentName[]> => {
  const rows = await db.regiment.findMany({
    where: { id: { in: [...ids] } },
    take: ids.length,
    select: NAME,
  });
  return rows.map(regimentName);
};

/**
 * Regiments by which units of a nation can be named. `nation` is an army of the rules (hbma takes in Hanover, Great
 * Britain and the others), its own state, or any of them; `text` is found in names, numbers and earlier chiefs,
 * whatever its accents. Rows that stand for several regiments are left out.
 */
export const searchRegiments = async (nation: string, arm?: Arm, text = ''): Promise<RegimentName[]> => {
  const rows = await db.regiment.findMany({
    where: {
      aggregate: false,
      ...(arm && { arm }),
      ...(nation !== ANY_NATION && { nation: { OR: [{ id: nation }, { army: nation }] } }),
      AND: holdsWords(text),
    },
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
    take: nation === ANY_NATION ? MAX_OF_ALL : MAX_RESULTS,
    select: NAME,
  });
  return rows.map(regimentName);
};
