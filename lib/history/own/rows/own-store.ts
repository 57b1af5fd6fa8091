import 'server-only';
import { deleteAll, insertAll, type Statement, sql } from '@/prisma/statement';
import { readRows } from '../../../db';
import { sourceId } from '../../../platform/content-keys';
import { type BattleRows, rowsOfBattle, type Telling } from '../../battle-rows';
import {
  type BattleEntry,
  BEHIND,
  battleEntries,
  entryRows,
  type SearchEntryRow,
} from '../../search-entries';
import { OWN_BOUNDS } from '../bounds';
import type { OwnBattle, OwnFormation, OwnUnit } from '../document';

/** All rows of the document of one order of battle; entries of the search only if it is published. */
export type DocumentRows = BattleRows & {
  readonly sources: readonly { readonly id: string; readonly citation: string }[];
  readonly entries: readonly SearchEntryRow[];
};

/** An order of battle of which nothing is stored. */
export const NOTHING_MADE: DocumentRows = {
  side: [],
  sideNation: [],
  formation: [],
  battleUnit: [],
  sources: [],
  entries: [],
};

/** What the store knows: its nations by their ids, with their names, and the ids of its regiments. */
type Ground = {
  readonly nations: ReadonlyMap<string, string>;
  readonly regiments: ReadonlySet<string>;
};

/** People use our words, and parts have their own ids; an unknown nation or regiment stays in the document. */
const own = (battleId: string, { nations, regiments }: Ground): Telling<OwnUnit, OwnFormation> => ({
  nationsOf: (ids) => [...new Set(ids)].filter((id) => nations.has(id)),
  formationId: ({ id }) => `${battleId}.${id}`,
  unitId: ({ id }) => `${battleId}.${id}`,
  // column by column: there may be thousands
  unitRow: (unit, place) => ({
    id: place.id,
    formationId: place.formationId,
    position: place.position,
    name: unit.name,
    short: null,
    cites: null,
    counting: unit.counting,
    battalions: unit.battalions,
    squadrons: unit.squadrons,
    guns: unit.guns,
    calibre: unit.calibre,
    men: unit.men,
    notes: unit.notes,
    nationId: unit.nation !== null && nations.has(unit.nation) ? unit.nation : null,
    nationText: unit.nation === null ? '' : (nations.get(unit.nation) ?? unit.nation),
    arm: unit.arm,
    armText: unit.arm,
    type: unit.type,
    typeText: unit.type,
    regimentId: unit.regiment !== null && regiments.has(unit.regiment) ? unit.regiment : null,
    strength: unit.strength ?? 1,
  }),
});

/** The rows of an order of battle that someone has entered. */
const ownRows = (battleId: string, { sides }: OwnBattle, ground: Ground): BattleRows =>
  rowsOfBattle(battleId, sides, own(battleId, ground));

/** What a published one is found by: no search is filled by one order of battle. */
const ownEntries = (id: string, { name, date, place }: OwnBattle, rows: BattleRows): SearchEntryRow[] =>
  battleEntries({ id, kind: 'battle', name, otherNames: [], date, place } satisfies BattleEntry, rows).slice(
    0,
    OWN_BOUNDS.entries,
  );

/** What the row of the battle itself says of its document. */
export const ownColumns = (battle: OwnBattle) => {
  const { name, date, dateEnd, year, place, theatre, confidence, coverage, notes } = battle;
  const document = JSON.stringify(battle);
  return {
    name,
    date,
    dateEnd,
    year,
    place,
    theatre,
    confidence,
    coverage,
    notes,
    document,
    bytes: Buffer.byteLength(document),
  };
};

/** The rows of a document, worked out again whenever they are wanted. */
export const madeOf = (id: string, battle: OwnBattle, ground: Ground, published: boolean): DocumentRows => {
  const rows = ownRows(id, battle, ground);
  return {
    ...rows,
    sources: [...new Set(battle.sources)].map((citation) => ({ id: sourceId(citation), citation })),
    entries: published ? ownEntries(id, battle, rows) : [],
  };
};

const KEPT = { key: ['id'], become: 'keep' } as const;
const REPLACED = { key: ['id'], become: 'replace' } as const;

const idOf = ({ id }: { readonly id: string }): string => id;

type Row = Readonly<Record<string, unknown>>;

const same = (a: Row, b: Row): boolean =>
  Object.keys(b).every((column) => Object.is(a[column], b[column])) &&
  Object.keys(a).length === Object.keys(b).length;

/** What turns some rows into others: those that are new or other than before, and the keys of those that are gone. */
const rowChanges = <R extends Row>(
  before: readonly R[],
  after: readonly R[],
  keyOf: (row: R) => string,
): { readonly put: R[]; readonly gone: string[] } => {
  const had = new Map(before.map((row) => [keyOf(row), row]));
  const put = after.filter((row) => {
    const old = had.get(keyOf(row));
    had.delete(keyOf(row));
    return old === undefined || !same(old, row);
  });
  return { put, gone: [...had.keys()] };
};

/** Small tables of pairs: those of a battle or side go and come as a whole. */
const sourceStatements = (battleId: string, before: DocumentRows, after: DocumentRows): Statement[] => {
  const { put, gone } = rowChanges(before.sources, after.sources, idOf);
  if (put.length + gone.length === 0) return [];
  return [
    ...insertAll('Source', after.sources, KEPT),
    sql`DELETE FROM "BattleSource" WHERE "battleId" = ${battleId}`,
    ...insertAll(
      'BattleSource',
      after.sources.map((source, position) => ({ battleId, sourceId: source.id, position })),
    ),
  ];
};

const nationStatements = (before: DocumentRows, after: DocumentRows): Statement[] => {
  const { put, gone } = rowChanges(
    before.sideNation,
    after.sideNation,
    ({ sideId, nationId }) => `${sideId} ${nationId}`,
  );
  if (put.length + gone.length === 0) return [];
  const sides = [...new Set([...before.sideNation, ...after.sideNation].map(({ sideId }) => sideId))];
  return [...deleteAll('SideNation', 'sideId', sides), ...insertAll('SideNation', after.sideNation)];
};

/** Words that an entry brought stay: they may be those of others, and lead nowhere by themselves. */
const entryStatements = (before: DocumentRows, after: DocumentRows): Statement[] => {
  const { put, gone } = rowChanges(before.entries, after.entries, idOf);
  const { searchEntry, searchPlace, searchWord } = entryRows(put, BEHIND);
  return [
    ...deleteAll('SearchEntry', 'id', gone),
    ...deleteAll('SearchPlace', 'entryId', put.map(idOf)),
    ...insertAll('SearchEntry', searchEntry, REPLACED),
    ...insertAll('SearchPlace', searchPlace),
    ...insertAll('SearchWord', searchWord, { key: ['word'], become: 'keep' }),
  ];
};

/**
 * What makes the rows of one document out of those of another: only rows that differ are written, so that an edit of a
 * unit writes one, however many there are. What stays has its new place before what it stood in goes.
 */
export const changeStatements = (
  battleId: string,
  before: DocumentRows,
  after: DocumentRows,
): Statement[] => {
  const formations = rowChanges(before.formation, after.formation, idOf);
  const units = rowChanges(before.battleUnit, after.battleUnit, idOf);
  return [
    ...insertAll('Side', rowChanges(before.side, after.side, idOf).put, REPLACED),
    ...nationStatements(before, after),
    ...insertAll('Formation', formations.put, REPLACED),
    ...insertAll('BattleUnit', units.put, REPLACED),
    ...deleteAll('BattleUnit', 'id', units.gone),
    ...deleteAll('Formation', 'id', formations.gone),
    ...sourceStatements(battleId, before, after),
    ...entryStatements(before, after),
  ];
};

/** The nations and regiments that the store knows now. */
export const readGround = async (): Promise<Ground> => {
  const [nations, regiments] = await Promise.all([
    readRows(sql`SELECT "id", "name" FROM "Nation"`),
    readRows(sql`SELECT "id" FROM "Regiment"`),
  ]);
  return {
    nations: new Map(nations.map(({ id, name }) => [String(id), String(name)])),
    regiments: new Set(regiments.map(({ id }) => String(id))),
  };
};
