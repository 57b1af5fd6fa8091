import { type BattleRows, battleRows, type Known } from '../lib/history/battle-rows';
import { AGGREGATES, ARMY_OF, citations } from '../lib/history/regiment-file';
import { battleEntries, type EntryRow, entryRows, regimentEntry } from '../lib/history/search-entries';
import { searchText } from '../lib/history/search-text';
import { sourceId } from '../lib/history/source-id';
import { nationReader } from '../lib/history/terms';
import { regimentFinder } from '../lib/history/unit-regiment';
import type { Prisma } from './client/client';
import type { ConflictFact, HistoryFacts, NationFact, RegimentFact } from './history-facts';
import { scenarioFacts } from './history-scenarios';

export type HistoryRows = {
  readonly nation: Prisma.NationCreateManyInput[];
  readonly coat: Prisma.CoatCreateManyInput[];
  readonly artilleryPiece: Prisma.ArtilleryPieceCreateManyInput[];
  readonly source: Prisma.SourceCreateManyInput[];
  readonly nationSource: Prisma.NationSourceCreateManyInput[];
  readonly regiment: Prisma.RegimentCreateManyInput[];
  readonly regimentSource: Prisma.RegimentSourceCreateManyInput[];
  readonly battle: Prisma.BattleCreateManyInput[];
  readonly battleSource: Prisma.BattleSourceCreateManyInput[];
  readonly side: Prisma.SideCreateManyInput[];
  readonly sideNation: Prisma.SideNationCreateManyInput[];
  readonly formation: Prisma.FormationCreateManyInput[];
  readonly battleUnit: Prisma.BattleUnitCreateManyInput[];
  readonly variant: Prisma.VariantCreateManyInput[];
  readonly variantValue: Prisma.VariantValueCreateManyInput[];
  readonly searchEntry: Prisma.SearchEntryCreateManyInput[];
  readonly searchPlace: Prisma.SearchPlaceCreateManyInput[];
  readonly searchWord: Prisma.SearchWordCreateManyInput[];
};

const regimentRow = (regiment: RegimentFact, nationId: string) => {
  const { nation: _, uniform, source: __, ...facts } = regiment;
  return {
    ...facts,
    nationId,
    coat: uniform?.coat ?? null,
    facings: uniform?.facings ?? null,
    breeches: uniform?.breeches ?? null,
    aggregate: AGGREGATES.has(regiment.id),
    searchText: searchText([regiment.name, regiment.number, regiment.notes]),
  };
};

const nationRows = ({ coats, artillery, ...nation }: NationFact) => ({
  nation: { ...nation, army: ARMY_OF[nation.id] ?? null },
  coat: Object.entries(coats).map(([arm, colour]) => ({ nationId: nation.id, arm, colour })),
  artilleryPiece: artillery.map((piece) => ({ ...piece, nationId: nation.id })),
});

/** Sources by their ids, each once. */
const bibliography = () => {
  const source: Prisma.SourceCreateManyInput[] = [];
  const seen = new Set<string>();
  const cite = (citation: string): string => {
    const id = sourceId(citation);
    if (!seen.has(id)) source.push({ id, citation });
    seen.add(id);
    return id;
  };
  return { source, cite };
};

const SHIPPED = { visibility: 'published', revision: 1, bytes: 0 } as const;

type BattleFact = {
  readonly row: Prisma.BattleCreateManyInput;
  readonly sources: readonly string[];
  readonly rows: BattleRows;
};

const battleFacts = ({ battles, otherNames }: HistoryFacts, known: Known): BattleFact[] =>
  battles.map(({ battle: name, sources, sides, dateEnd = null, notes = null, ...battle }) => ({
    row: {
      ...battle,
      ...SHIPPED,
      kind: 'battle',
      name,
      otherNames: otherNames[battle.id]?.join('\n') ?? null,
      dateEnd,
      year: Number(battle.date.slice(0, 4)),
      notes,
    },
    sources: [...new Set(sources)],
    rows: battleRows(battle.id, sides, known),
  }));

const scenarioRows = async ({ scenarios }: HistoryFacts, known: Known): Promise<BattleFact[]> =>
  (await scenarioFacts(scenarios)).map(({ sides, source, ...battle }) => ({
    row: { ...battle, ...SHIPPED, kind: 'scenario' },
    sources: [source],
    rows: battleRows(battle.id, sides, known),
  }));

const variantRows = (conflicts: readonly ConflictFact[]) => {
  const next = new Map<string, number>();
  return conflicts.map(({ battle: battleId, values, ...conflict }) => {
    const position = next.get(battleId) ?? 0;
    next.set(battleId, position + 1);
    const id = `${battleId}:${position}`;
    return {
      variant: { ...conflict, id, battleId, position },
      variantValue: values.map((value, index) => ({ ...value, variantId: id, position: index })),
    };
  });
};

const entriesOf = ({ row, rows }: BattleFact): EntryRow[] =>
  battleEntries(
    {
      id: row.id,
      kind: row.kind,
      name: row.name,
      otherNames: row.otherNames?.split('\n') ?? [],
      date: row.date ?? null,
      place: row.place ?? null,
    },
    rows,
  );

/** The rows of the store for the shipped facts; ids follow from the facts and stay the same from seed to seed. */
export const historyRows = async (facts: HistoryFacts): Promise<HistoryRows> => {
  const { nations, regiments, conflicts } = facts;
  const nationOf = nationReader(nations);
  const { source, cite } = bibliography();
  const places = nations.map(nationRows);
  const regiment = regiments.map((fact) => {
    const nationId = nationOf(fact.nation);
    if (nationId === null) throw new Error(`${fact.id}: no nation is called ${fact.nation}`);
    return regimentRow(fact, nationId);
  });
  const readers = { nationOf, regimentOf: regimentFinder(regiment) };
  const battles = [...battleFacts(facts, readers), ...(await scenarioRows(facts, readers))];
  const variants = variantRows(conflicts);
  const nationNames = new Map(nations.map(({ id, name }) => [id, name]));
  return {
    nation: places.map((rows) => rows.nation),
    coat: places.flatMap((rows) => rows.coat),
    artilleryPiece: places.flatMap((rows) => rows.artilleryPiece),
    regiment,
    nationSource: nations.flatMap(({ id, source: text }) =>
      citations(text).map((citation) => ({ nationId: id, sourceId: cite(citation) })),
    ),
    regimentSource: regiments.flatMap(({ id, source: text }) =>
      citations(text).map((citation) => ({ regimentId: id, sourceId: cite(citation) })),
    ),
    battleSource: battles.flatMap(({ row, sources }) =>
      sources.map((citation) => ({ battleId: row.id, sourceId: cite(citation) })),
    ),
    source,
    battle: battles.map(({ row }) => row),
    side: battles.flatMap(({ rows }) => rows.side),
    sideNation: battles.flatMap(({ rows }) => rows.sideNation),
    formation: battles.flatMap(({ rows }) => rows.formation),
    battleUnit: battles.flatMap(({ rows }) => rows.battleUnit),
    variant: variants.map((rows) => rows.variant),
    variantValue: variants.flatMap((rows) => rows.variantValue),
    ...entryRows([
      ...battles.flatMap(entriesOf),
      ...regiment.map((row) =>
        regimentEntry({ ...row, nation: nationNames.get(row.nationId) ?? row.nationId }),
      ),
    ]),
  };
};
