import 'server-only';
import { db } from '../db';
import { isSystemId, loadSystem } from '../rules';
import type { ArmyFile } from '../rules/core/army/document';
import { regimentIds } from '../rules/core/check/attached';
import type { RegimentFact, RegimentFacts } from '../rules/core/check/regiment-facts';
import type { System } from '../rules/core/contract/system';
import type { RegimentPage } from './answers';
import type { Reference } from './own/answers';
import { ANY_NATION } from './regiment-ids';
import type { Arm, RegimentList, RegimentName } from './schema';
import { holdsWords } from './search-text';
import { REGIMENT } from './selections';

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
  // The battalions of a row of several regiments are not the strength of one.
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

const factOf = ({ id: _, provenance, notes, ...fact }: RegimentName): RegimentFact => fact;

/** What the store knows of some regiments; null for each that it has not. */
export const regimentFacts = async (ids: readonly string[]): Promise<RegimentFacts> => {
  if (ids.length === 0) return {};
  const regiments = await regimentsById(ids);
  return {
    ...Object.fromEntries(ids.map((id) => [id, null])),
    ...Object.fromEntries(regiments.map((regiment) => [regiment.id, factOf(regiment)])),
  };
};

/** What the store knows of the regiments of an army: nothing is asked where it has none. */
export const factsFor = (system: Pick<System, 'attached'>, file: ArmyFile): Promise<RegimentFacts> =>
  regimentFacts(regimentIds(system.attached(file)));

/** The same for a stored army, whatever its system. */
export const storedFacts = async (file: ArmyFile): Promise<RegimentFacts> => {
  if (!isSystemId(file.system)) throw new Error(`A stored army is of the unknown system ${file.system}`);
  return factsFor(await loadSystem(file.system), file);
};

const AT_ONCE = 24;

/**
 * A page of regiments (and artillery pieces) in their order; rows of several stand among them and say so.
 * `nation` is an army of the rules or its own state, `q` is found in names, numbers and earlier chiefs.
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
  const [total, several, regiments] = await Promise.all([
    db.regiment.count({ where }),
    db.regiment.count({ where: { AND: [where, { aggregate: true }] } }),
    db.regiment.findMany({
      where,
      orderBy: [{ position: 'asc' }, { id: 'asc' }],
      skip: (page - 1) * AT_ONCE,
      take: AT_ONCE,
      select: REGIMENT,
    }),
  ]);
  return { regiments, total, several, page, pages: Math.max(1, Math.ceil(total / AT_ONCE)) };
};

/** More than ship; the names are one answer. */
const MOST = 5_000;

/** The names that tables of units are checked against: nations, and regiments by which a unit can be named. */
export const readReference = async (): Promise<Reference> => {
  const [nations, regiments] = await Promise.all([
    db.nation.findMany({ orderBy: { id: 'asc' }, take: MOST, select: { id: true, name: true } }),
    db.regiment.findMany({
      where: { aggregate: false },
      orderBy: { id: 'asc' },
      take: MOST,
      select: { id: true, name: true, number: true, nationId: true, arm: true, type: true },
    }),
  ]);
  return {
    nations,
    regiments: regiments.map(({ nationId: nation, ...regiment }) => ({ ...regiment, nation })),
  };
};
