import 'server-only';
import { type BattleRows, rowsOfBattle, type Telling } from '../../battle-rows';
import { type BattleEntry, battleEntries, type EntryRow } from '../../search-entries';
import { OWN_BOUNDS } from '../bounds';
import type { OwnBattle, OwnFormation, OwnUnit } from '../document';

/** What the store knows: its nations by their ids, with their names, and the ids of its regiments. */
export type Ground = {
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
export const ownRows = (battleId: string, { sides }: OwnBattle, ground: Ground): BattleRows =>
  rowsOfBattle(battleId, sides, own(battleId, ground));

/** What a published one is found by: no search is filled by one order of battle. */
export const ownEntries = (id: string, { name, date, place }: OwnBattle, rows: BattleRows): EntryRow[] =>
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
