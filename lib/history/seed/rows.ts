import type { Prisma } from '../../../prisma/client/client';
import { sourceId } from '../../platform/content-keys';
import type { FormationFile } from '../battle-file';
import { type BattleRows, battleRows, type NameLookup } from '../battle-rows';
import { AGGREGATES, ARMY_OF, citations, regimentsInOrder } from '../regiment-file';
import {
  battleEntries,
  entryRows,
  type LeaderEntry,
  regimentEntry,
  type SearchEntryRow,
} from '../search-entries';
import { searchText } from '../search-text';
import { nationReader } from '../terms';
import { regimentFinder } from '../unit-regiment';
import { workCitation, workFinder } from '../works';
import type { ConflictFact, HistoryFacts, NationFact, PersonFact, SeedRegiment, WorkFact } from './facts';
import { scenarioFacts } from './scenarios';

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

const regimentRow = (regiment: SeedRegiment, nationId: string) => {
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

/** Sources by their ids, each once: the works, and what else is cited. */
const bibliography = (works: readonly WorkFact[]) => {
  const byId = new Map<string, Prisma.SourceCreateManyInput>();
  const ids = new Map<string, string>();
  for (const { id: name, battles: _, ...work } of works) {
    const citation = workCitation(work);
    const id = sourceId(citation);
    byId.set(id, { ...work, id, citation });
    ids.set(name, id);
  }
  const citedIn = workFinder(works);
  const cite = (text: string): { readonly sourceId: string; readonly address: string | null } => {
    const { citation, address } = citedIn(text);
    const id = sourceId(citation);
    if (!byId.has(id)) byId.set(id, { id, citation, address });
    return { sourceId: id, address };
  };
  /** The id of a work, by its name in sources.json. */
  const idOfWork = (name: string): string => {
    const id = ids.get(name);
    if (id === undefined) throw new Error(`no source is called ${name}`);
    return id;
  };
  return { sources: () => [...byId.values()], cite, idOfWork };
};

type Bibliography = ReturnType<typeof bibliography>;

/** What an entry cites, in its order. */
const citedRows = (source: string | null, cite: Bibliography['cite']) =>
  citations(source).map((text, position) => ({ ...cite(text), position }));

const SHIPPED = { visibility: 'published', revision: 1, bytes: 0 } as const;

type ShippedBattle = HistoryFacts['battles'][number];

type BattleFact = {
  readonly row: Prisma.BattleCreateManyInput;
  readonly sources: readonly Omit<Prisma.BattleSourceCreateManyInput, 'battleId' | 'position'>[];
  readonly rows: BattleRows;
  /** absent = as the commanders' names tell */
  readonly leaders?: readonly LeaderEntry[];
};

type FormationLeaders = Pick<FormationFile, 'name' | 'leaders'>;

/** Everyone who led in a battle, once, with what he led first: the sides before their formations. */
const leadersOf = ({ id, sides }: ShippedBattle, persons: ReadonlyMap<string, PersonFact>): LeaderEntry[] => {
  const below = (formations: readonly FormationFile[]): FormationFile[] =>
    formations.flatMap((formation) => [formation, ...below(formation.children)]);
  const led: readonly FormationLeaders[] = [
    ...sides,
    ...sides.flatMap(({ formations }) => below(formations)),
  ];
  const first = new Map<string, string>();
  const ranks = new Map<string, Set<string>>();
  for (const { name, leaders = [] } of led)
    for (const { person, rank } of leaders) {
      if (!first.has(person)) first.set(person, name);
      const held = ranks.get(person) ?? new Set();
      ranks.set(person, rank === undefined ? held : held.add(rank));
    }
  return [...first].map(([personId, of]) => {
    const person = persons.get(personId);
    if (person === undefined) throw new Error(`${id}: no person is called ${personId}`);
    const { name: label, fullName, aliases } = person;
    const titled = [...(ranks.get(personId) ?? [])].map((rank) => `${rank} ${label}`);
    return { label, of, otherNames: [...(fullName === null ? [] : [fullName]), ...aliases, ...titled] };
  });
};

const battleFact = (
  { battle: name, sources: _, sourceRefs, sides, dateEnd, notes, ...battle }: ShippedBattle,
  otherNames: HistoryFacts['otherNames'],
  nameLookup: NameLookup,
  idOfWork: Bibliography['idOfWork'],
): BattleFact => ({
  row: {
    ...battle,
    ...SHIPPED,
    kind: 'battle',
    name,
    otherNames: otherNames[battle.id]?.join('\n') ?? null,
    dateEnd: dateEnd ?? null,
    year: Number(battle.date.slice(0, 4)),
    notes: notes ?? null,
  },
  sources: sourceRefs.map(({ source, at: place, address }) => ({
    sourceId: idOfWork(source),
    place,
    address,
  })),
  rows: battleRows(battle.id, sides, nameLookup),
});

const battleFacts = (
  { battles, otherNames, persons }: HistoryFacts,
  nameLookup: NameLookup,
  idOfWork: Bibliography['idOfWork'],
): BattleFact[] => {
  const byId = new Map(persons.map((person) => [person.id, person]));
  return battles.map((battle) => ({
    ...battleFact(battle, otherNames, nameLookup, idOfWork),
    leaders: leadersOf(battle, byId),
  }));
};

const scenarioRows = async (
  { scenarios }: HistoryFacts,
  nameLookup: NameLookup,
  cite: Bibliography['cite'],
): Promise<BattleFact[]> =>
  (await scenarioFacts(scenarios)).map(({ sides, source, ...battle }) => ({
    row: { ...battle, ...SHIPPED, kind: 'scenario' },
    sources: [cite(source)],
    rows: battleRows(battle.id, sides, nameLookup),
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

const entriesOf = ({ row, rows, leaders }: BattleFact): SearchEntryRow[] =>
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
    leaders,
  );

/** The rows of the store for the shipped facts; ids follow from the facts and stay the same from seed to seed. */
export const historyRows = async (facts: HistoryFacts): Promise<HistoryRows> => {
  const { nations, regiments, conflicts } = facts;
  const nationOf = nationReader(nations);
  const { sources, cite, idOfWork } = bibliography(facts.works);
  const places = nations.map(nationRows);
  const unordered = regiments.map((fact) => {
    const nationId = nationOf(fact.nation);
    if (nationId === null) throw new Error(`${fact.id}: no nation is called ${fact.nation}`);
    return regimentRow(fact, nationId);
  });
  const regiment = regimentsInOrder(
    unordered,
    nations.map(({ id }) => id),
  ).map((row, position) => ({ ...row, position }));
  const readers = { nationOf, regimentOf: regimentFinder(regiment) };
  const battles = [...battleFacts(facts, readers, idOfWork), ...(await scenarioRows(facts, readers, cite))];
  const variants = variantRows(conflicts);
  const nationNames = new Map(nations.map(({ id, name }) => [id, name]));
  return {
    nation: places.map((rows) => rows.nation),
    coat: places.flatMap((rows) => rows.coat),
    artilleryPiece: places.flatMap((rows) => rows.artilleryPiece),
    regiment,
    nationSource: nations.flatMap(({ id, source: text }) =>
      citedRows(text, cite).map((cited) => ({ nationId: id, ...cited })),
    ),
    regimentSource: regiments.flatMap(({ id, source: text }) =>
      citedRows(text, cite).map((cited) => ({ regimentId: id, ...cited })),
    ),
    battleSource: battles.flatMap(({ row, sources: cited }) =>
      cited.map((source, position) => ({ battleId: row.id, position, ...source })),
    ),
    source: sources(),
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
