import type { OobArm, OobType } from '../rules/core/order-of-battle';
import type { FormationFile, SideFile, UnitFile } from './battle-file';
import { type Counting, countingOf } from './counting';
import { type Depth, depthOf } from './depth';
import { troopType } from './terms';

/** Rows of the store, without what it fills in by itself. */
export type SideRow = {
  readonly id: string;
  readonly battleId: string;
  readonly position: number;
  readonly name: string;
  readonly commander: string | null;
  readonly notes: string | null;
  readonly depth: Depth;
} & SideFile['strength'];

export type SideNationRow = { readonly sideId: string; readonly nationId: string; readonly position: number };

export type FormationRow = {
  readonly id: string;
  readonly sideId: string;
  readonly parentId: string | null;
  readonly position: number;
  readonly name: string;
  readonly kind: FormationFile['kind'];
  readonly commander: string | null;
  readonly notes: string | null;
};

export type UnitRow = Omit<UnitFile, 'nation' | 'arm' | 'type'> & {
  readonly id: string;
  readonly formationId: string;
  readonly position: number;
  readonly nationId: string | null;
  readonly nationText: string;
  readonly arm: OobArm;
  readonly armText: string;
  readonly type: OobType;
  readonly typeText: string;
  readonly regimentId: string | null;
  readonly counting: Counting;
  readonly strength: number;
};

/** What the rows of one battle are; a parent stands before its children. */
export type BattleRows = {
  readonly side: readonly SideRow[];
  readonly sideNation: readonly SideNationRow[];
  readonly formation: readonly FormationRow[];
  readonly battleUnit: readonly UnitRow[];
};

/** What names mean in the store: its nations and its regiments. */
export type Known = {
  readonly nationOf: (text: string) => string | null;
  readonly regimentOf: (unit: Pick<UnitRow, 'id' | 'name' | 'nationId' | 'arm' | 'type'>) => string | null;
};

/** A unit as it stands in the file, and, where another order of battle is the source, in fractions of the usual. */
export type UnitSource = UnitFile & { readonly strength?: number };

const unitRow = (
  { nation, arm: armText, type: typeText, strength = 1, ...facts }: UnitSource,
  place: { readonly id: string; readonly formationId: string; readonly position: number },
  within: readonly FormationFile[],
  { nationOf, regimentOf }: Known,
): UnitRow => {
  const troops = troopType(armText, typeText);
  if (troops === null) throw new Error(`${place.id}: no arm is called ${armText}`);
  const nationId = nationOf(nation);
  const { id } = place;
  return {
    ...facts,
    ...place,
    ...troops,
    nationId,
    nationText: nation,
    armText,
    typeText,
    strength,
    regimentId: regimentOf({ ...troops, id, name: facts.name, nationId }),
    counting: countingOf(id, facts, within.toReversed()),
  };
};

type FormationRows = { readonly formation: FormationRow[]; readonly battleUnit: UnitRow[] };

const formationRows = (
  file: FormationFile,
  place: Pick<FormationRow, 'id' | 'sideId' | 'parentId' | 'position'>,
  above: readonly FormationFile[],
  known: Known,
): FormationRows => {
  const { name, kind, commander, notes = null, units, children } = file;
  const within = [...above, file];
  const below = children.map((child, position) =>
    formationRows(
      child,
      { id: `${place.id}.${position}`, sideId: place.sideId, parentId: place.id, position },
      within,
      known,
    ),
  );
  return {
    formation: [{ ...place, name, kind, commander, notes }, ...below.flatMap(({ formation }) => formation)],
    battleUnit: [
      ...units.map((unit, position) =>
        unitRow(unit, { id: `${place.id}.u${position}`, formationId: place.id, position }, within, known),
      ),
      ...below.flatMap(({ battleUnit }) => battleUnit),
    ],
  };
};

const sideRows = (file: SideFile, battleId: string, position: number, known: Known): BattleRows => {
  const id = `${battleId}.${position}`;
  const { name, nations, commander, strength, notes = null, formations } = file;
  const rows = formations.map((formation, index) =>
    formationRows(
      formation,
      { id: `${id}.${index}`, sideId: id, parentId: null, position: index },
      [],
      known,
    ),
  );
  const battleUnit = rows.flatMap((row) => row.battleUnit);
  const nationIds = nations.map((text) => {
    const nationId = known.nationOf(text);
    if (nationId === null) throw new Error(`${id}: no nation is called ${text}`);
    return nationId;
  });
  return {
    side: [
      { id, battleId, position, name, commander, ...strength, notes, depth: depthOf(strength, battleUnit) },
    ],
    sideNation: nationIds.map((nationId, index) => ({ sideId: id, nationId, position: index })),
    formation: rows.flatMap((row) => row.formation),
    battleUnit,
  };
};

/**
 * The rows of a battle's sides. Their ids follow from their places (battle, side, formations, unit, each from 0), so that
 * they stay the same from seed to seed.
 * @throws Error naming the place where a nation of a side or an arm is none that is known
 */
export const battleRows = (battleId: string, sides: readonly SideFile[], known: Known): BattleRows => {
  const rows = sides.map((side, position) => sideRows(side, battleId, position, known));
  return {
    side: rows.flatMap((row) => row.side),
    sideNation: rows.flatMap((row) => row.sideNation),
    formation: rows.flatMap((row) => row.formation),
    battleUnit: rows.flatMap((row) => row.battleUnit),
  };
};
