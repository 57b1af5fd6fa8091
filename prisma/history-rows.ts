import { createHash } from 'node:crypto';
import { searchText } from '../lib/history/search-text';
import type { Prisma } from './client/client';
import type { BattleFact, FormationFact, HistoryFacts, RegimentFact } from './history-facts';

/** Raise when the mapping below changes, so that stores are seeded anew. */
export const MAPPING = 1;

/** The army of the rules in which a nation's troops fight. */
const ARMY_OF: Readonly<Record<string, string>> = {
  prussia: 'prussia',
  austria: 'austria',
  russia: 'russia',
  france: 'france',
  saxony: 'saxony',
  sweden: 'sweden',
  reichsarmee: 'reichsarmee',
  britain: 'hbma',
  hanover: 'hbma',
  'hesse-kassel': 'hbma',
  brunswick: 'hbma',
  'schaumburg-lippe': 'hbma',
  wurttemberg: 'reichsarmee',
  bavaria: 'reichsarmee',
};

/** Rows that stand for several regiments, or too vague to name a unit by (data/history/README.md). */
const AGGREGATES: ReadonlySet<string> = new Set([
  'hesse-kassel-horse-regiments-four-names-not-sourced',
  'hesse-kassel-dragoon-regiments-two-names-not-sourced',
  'hesse-kassel-militia',
  'france-grenadiers-royaux',
  'france-milices-provinciales',
  'saxony-xaver-corps',
  'brunswick-converged-grenadier-battalions',
  'russia-cos-don-cossacks',
  'russia-cos-slobodskie',
  'britain-17-ld',
]);

const citations = (source: string | null): string[] =>
  source === null
    ? []
    : [...new Set(source.split('; ').map((text) => text.trim()))].filter((text) => text !== '');

const sourceId = (citation: string): string =>
  createHash('sha256').update(citation).digest('hex').slice(0, 16);

export type HistoryRows = {
  readonly nation: Prisma.NationCreateManyInput[];
  readonly coat: Prisma.CoatCreateManyInput[];
  readonly artilleryPiece: Prisma.ArtilleryPieceCreateManyInput[];
  readonly source: Prisma.SourceCreateManyInput[];
  readonly regiment: Prisma.RegimentCreateManyInput[];
  readonly regimentSource: Prisma.RegimentSourceCreateManyInput[];
  readonly battle: Prisma.BattleCreateManyInput[];
  readonly battleSource: Prisma.BattleSourceCreateManyInput[];
  readonly side: Prisma.SideCreateManyInput[];
  readonly sideNation: Prisma.SideNationCreateManyInput[];
  readonly formation: Prisma.FormationCreateManyInput[];
  readonly battleUnit: Prisma.BattleUnitCreateManyInput[];
};

const regimentRow = (regiment: RegimentFact, nationId: string): Prisma.RegimentCreateManyInput => {
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

/** The rows of the store for the shipped facts; ids follow from the facts and stay the same from seed to seed. */
export const historyRows = ({ nations, regiments, battles }: HistoryFacts): HistoryRows => {
  const rows: HistoryRows = {
    nation: [],
    coat: [],
    artilleryPiece: [],
    source: [],
    regiment: [],
    regimentSource: [],
    battle: [],
    battleSource: [],
    side: [],
    sideNation: [],
    formation: [],
    battleUnit: [],
  };

  const nationIds = new Map(nations.map(({ id, name }) => [name, id]));
  nationIds.set('Wuerttemberg', 'wurttemberg');
  /** "Reichsarmee (Wuerzburg auxiliary)" -> reichsarmee; "allied German" -> null */
  const nationOf = (text: string): string | null => nationIds.get(text.replace(/ \(.*$/, '')) ?? null;
  const knownNation = (text: string, where: string): string => {
    const id = nationOf(text);
    if (id === null) throw new Error(`${where}: no nation is called ${text}`);
    return id;
  };

  const seen = new Set<string>();
  const cite = (citation: string): string => {
    const id = sourceId(citation);
    if (!seen.has(id)) rows.source.push({ id, citation });
    seen.add(id);
    return id;
  };

  const addFormation = (
    formation: FormationFact,
    id: string,
    sideId: string,
    parentId: string | null,
    position: number,
  ): void => {
    const { name, kind, commander, notes = null, units, children } = formation;
    rows.formation.push({ id, sideId, parentId, position, name, kind, commander, notes });
    for (const [index, unit] of units.entries()) {
      const { nation, ...facts } = unit;
      rows.battleUnit.push({
        ...facts,
        id: `${id}.u${index}`,
        formationId: id,
        position: index,
        nationId: nationOf(nation),
        nationText: nation,
      });
    }
    for (const [index, child] of children.entries()) addFormation(child, `${id}.${index}`, sideId, id, index);
  };

  const addSides = (battleId: string, sides: BattleFact['sides']): void => {
    for (const [position, side] of sides.entries()) {
      const id = `${battleId}.${position}`;
      const { name, commander, strength, notes = null, formations } = side;
      rows.side.push({ id, battleId, position, name, commander, ...strength, notes });
      for (const [index, nation] of side.nations.entries()) {
        rows.sideNation.push({ sideId: id, nationId: knownNation(nation, id), position: index });
      }
      for (const [index, formation] of formations.entries())
        addFormation(formation, `${id}.${index}`, id, null, index);
    }
  };

  for (const { coats, artillery, ...nation } of nations) {
    rows.nation.push({ ...nation, army: ARMY_OF[nation.id] ?? null });
    for (const [arm, colour] of Object.entries(coats)) rows.coat.push({ nationId: nation.id, arm, colour });
    for (const piece of artillery) rows.artilleryPiece.push({ ...piece, nationId: nation.id });
  }
  for (const regiment of regiments) {
    rows.regiment.push(regimentRow(regiment, knownNation(regiment.nation, regiment.id)));
    for (const citation of citations(regiment.source)) {
      rows.regimentSource.push({ regimentId: regiment.id, sourceId: cite(citation) });
    }
  }
  for (const { battle: name, sources, sides, dateEnd = null, notes = null, ...battle } of battles) {
    rows.battle.push({ ...battle, name, dateEnd, notes });
    for (const citation of new Set(sources))
      rows.battleSource.push({ battleId: battle.id, sourceId: cite(citation) });
    addSides(battle.id, sides);
  }
  return rows;
};
