import type { OobArm, OobType } from '../rules/core/muster/order-of-battle';
import type { FormationFile, SideFile, UnitFile } from './battle-file';
import { type Counting, type Depth, depthOf } from './depth';
import { strengthIn, troopType, UNLISTED } from './terms';

/** Rows of the store, without the columns that it fills in itself. */
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
  readonly short: string | null;
  readonly cites: string | null;
};

export type UnitRow = Pick<
  UnitFile,
  'name' | 'battalions' | 'squadrons' | 'guns' | 'calibre' | 'men' | 'notes'
> & {
  readonly short: string | null;
  readonly cites: string | null;
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

/** The rows of one battle; a parent comes before its children. */
export type BattleRows = {
  readonly side: readonly SideRow[];
  readonly sideNation: readonly SideNationRow[];
  readonly formation: readonly FormationRow[];
  readonly battleUnit: readonly UnitRow[];
};

/** Ids of works in one text, each between spaces, so that one can be searched; null if there are none. */
export const citesText = (cites: readonly string[] | undefined): string | null =>
  cites === undefined || cites.length === 0 ? null : ` ${cites.join(' ')} `;

type Place = { readonly id: string; readonly position: number };

/** A formation of an order of battle, whatever its units are. */
export type FormationTold<U> = Pick<FormationRow, 'name' | 'kind' | 'commander'> & {
  readonly notes?: string | null | undefined;
  readonly short?: string | undefined;
  readonly cites?: readonly string[] | undefined;
  readonly units: readonly U[];
  readonly children: readonly FormationTold<U>[];
};

type SideTold<F> = Pick<SideRow, 'name' | 'commander'> & {
  readonly nations: readonly string[];
  readonly strength: SideFile['strength'];
  readonly notes?: string | null | undefined;
  readonly formations: readonly F[];
};

/** In what orders of battle that ship and those that people enter differ, as rows are made of them. */
export type Telling<U, F extends FormationTold<U>> = {
  /** ids of nations, by how a side names them; `side` is its id */
  readonly nationsOf: (nations: readonly string[], side: string) => readonly string[];
  /** `byPlace`: the id that follows from the places of the formation and all its parents */
  readonly formationId: (formation: F, byPlace: string) => string;
  readonly unitId: (unit: U, byPlace: string) => string;
  readonly unitRow: (unit: U, place: Place & { readonly formationId: string }) => UnitRow;
};

type FormationRows = { readonly formation: FormationRow[]; readonly battleUnit: UnitRow[] };
type Above = { readonly sideId: string; readonly parentId: string | null };

const formationRows = <U, F extends FormationTold<U>>(
  formationFile: F,
  place: Place,
  { sideId, parentId }: Above,
  telling: Telling<U, F>,
): FormationRows => {
  const { name, kind, commander, notes = null, short = null, units } = formationFile;
  const cites = citesText(formationFile.cites);
  const id = telling.formationId(formationFile, place.id);
  const below = (formationFile.children as readonly F[]).map((child, position) =>
    formationRows(child, { id: `${place.id}.${position}`, position }, { sideId, parentId: id }, telling),
  );
  const row = { id, sideId, parentId, position: place.position, name, kind, commander, notes, short, cites };
  return {
    formation: [row, ...below.flatMap(({ formation }) => formation)],
    battleUnit: [
      ...units.map((unit, position) => {
        const own = telling.unitId(unit, `${place.id}.u${position}`);
        return telling.unitRow(unit, { id: own, formationId: id, position });
      }),
      ...below.flatMap(({ battleUnit }) => battleUnit),
    ],
  };
};

const sideRows = <U, F extends FormationTold<U>>(
  sideFile: SideTold<F>,
  battleId: string,
  position: number,
  telling: Telling<U, F>,
): BattleRows => {
  const id = `${battleId}.${position}`;
  const { name, nations, commander, strength, notes = null, formations } = sideFile;
  const rows = formations.map((formation, index) =>
    formationRows(
      formation,
      { id: `${id}.${index}`, position: index },
      { sideId: id, parentId: null },
      telling,
    ),
  );
  const battleUnit = rows.flatMap((row) => row.battleUnit);
  const nationIds = telling.nationsOf(nations, id);
  return {
    side: [
      { id, battleId, position, name, commander, ...strength, notes, depth: depthOf(strength, battleUnit) },
    ],
    sideNation: nationIds.map((nationId, index) => ({ sideId: id, nationId, position: index })),
    formation: rows.flatMap((row) => row.formation),
    battleUnit,
  };
};

/** The rows of a battle's sides, from any source. Sides have their ids from their places, from 0. */
export const rowsOfBattle = <U, F extends FormationTold<U>>(
  battleId: string,
  sides: readonly SideTold<F>[],
  telling: Telling<U, F>,
): BattleRows => {
  const rows = sides.map((side, position) => sideRows(side, battleId, position, telling));
  return {
    side: rows.flatMap((row) => row.side),
    sideNation: rows.flatMap((row) => row.sideNation),
    formation: rows.flatMap((row) => row.formation),
    battleUnit: rows.flatMap((row) => row.battleUnit),
  };
};

/** What names mean in the store: its nations and its regiments. */
export type NameLookup = {
  readonly nationOf: (text: string) => string | null;
  readonly regimentOf: (unit: Pick<UnitRow, 'id' | 'name' | 'nationId' | 'arm' | 'type'>) => string | null;
};

/** A unit as in the file; if another order of battle is its source, in fractions of the usual size. */
export type UnitSource = UnitFile & { readonly strength?: number };

/** What ships keeps the words of its sources; ids follow from places. */
const shipped = ({ nationOf, regimentOf }: NameLookup): Telling<UnitSource, FormationFile> => ({
  nationsOf: (nations, side) =>
    nations.flatMap((text) => {
      const nationId = nationOf(text);
      if (nationId !== null) return [nationId];
      if (UNLISTED.includes(text.toLowerCase())) return [];
      throw new Error(`${side}: no nation is called ${text}`);
    }),
  formationId: (_, byPlace) => byPlace,
  unitId: (_, byPlace) => byPlace,
  unitRow: (unit, place) => {
    const { nation, arm: armText, type: typeText, name, counting } = unit;
    const { battalions, squadrons, guns, calibre, men, notes } = unit;
    const troops = troopType(armText, typeText, calibre);
    if (troops === null) throw new Error(`${place.id}: no arm is called ${armText}`);
    const nationId = nationOf(nation);
    const { id } = place;
    const silent = battalions === null && squadrons === null && men === null;
    const strength = unit.strength ?? (silent ? strengthIn(troops.arm, unit) : 1);
    return {
      name,
      short: unit.short ?? null,
      cites: citesText(unit.cites),
      ...place,
      ...troops,
      battalions,
      squadrons,
      guns,
      calibre,
      men,
      notes,
      nationId,
      nationText: nation,
      armText,
      typeText,
      strength,
      regimentId: regimentOf({ ...troops, id, name, nationId }),
      counting,
    };
  },
});

/**
 * The rows of the sides of a battle that ships. Their ids follow from their places (battle, side, formations, unit,
 * each from 0), so that they stay the same from seed to seed.
 * @throws Error with the place of an unknown nation or arm
 */
export const battleRows = (
  battleId: string,
  sides: readonly SideFile[],
  nameLookup: NameLookup,
): BattleRows => rowsOfBattle(battleId, sides, shipped(nameLookup));
