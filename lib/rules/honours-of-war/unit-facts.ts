import type { ArmyFile } from '../core/army/document';
import { firesAsSuperior } from './cost';
import { cmOf, type DistanceId, type Scale } from './distances';
import { type HitRowId, hitRowOf } from './hits';
import type { Army, Unit } from './schema';
import { settingOf } from './settings';
import {
  datedRow,
  LIMITS,
  NATIONS,
  type NationalRow,
  type PaceByTroop,
  playedRow,
  sizeOf,
  TYPES,
  tableNation,
  tableYear,
  weightOf,
} from './tables';

/** Classes and sizes in words. */
export const CLASSES = { superior: 'Superior', standard: 'Standard', inferior: 'Inferior' } as const;
export const SIZES = { small: 'Small', standard: 'Standard', large: 'Large' } as const;

type Pace = 'none' | 'quarter' | 'half' | 'full';
type Bands = readonly (number | null)[];

/** Everything a player needs of a unit in play, at the army's figure scale; distances in cm (s. 5.3 of the digest). */
export type UnitFacts = {
  readonly hitRow: HitRowId | null;
  /** the row it rolls on when firing; the same, but for British line superior in firing only (R14) */
  readonly fireRow: HitRowId | null;
  readonly weapon: string;
  readonly ranges: Bands | null;
  /** line and column, off and on road, or one distance */
  readonly move: Bands;
  readonly bases: number;
  readonly figures: number;
  readonly frontage: number | null;
  /** on its own firing and melee dice: small −1, large +1 */
  readonly dice: number;
  /** army points lost when it is Done For, in halves */
  readonly armyPoints: number;
  readonly formationChange: Pace;
  readonly flankMove: Pace;
  /** modifiers of the two tests when charged (p. 24-25) */
  readonly turnToFace: number;
  readonly changeWhenCharged: number;
  readonly limber: 'half' | 'full' | null;
  readonly manhandle: { readonly front: number | null; readonly flank: number | null } | null;
  /** command roll out of command, and counter-charge roll: 3, 4 or 5 and more (p. 11, 23) */
  readonly roll: number;
  readonly evades: boolean;
  readonly chargeBonus: boolean;
  readonly dismounts: boolean;
};

/** The national row a unit fights by: its contingent's, the imagi-nation's, or the army's own (p. 40, 42, 51). */
export const nationalRow = (file: ArmyFile<Army>, unit?: Unit): NationalRow => {
  const { army } = file;
  const nation = unit?.nation ?? tableNation(army);
  const printed = datedRow(NATIONS[nation].table, tableYear(army, nation));
  const row = playedRow(printed, nation, settingOf(file, 'frenchLimber'));
  if (army.nation !== 'imagi-nation' || unit?.nation !== undefined) return row;
  const { dice, moveInitiative, fireInitiative, formationChange, flankMove, limber, manhandle, name } =
    army.imagiNation ?? {};
  return {
    ...row,
    title: name || 'Imagi-nation',
    ...(dice && { dice }),
    ...(moveInitiative !== undefined && { moveInitiative }),
    ...(fireInitiative !== undefined && { fireInitiative }),
    ...(formationChange && { formationChange: formationChange as PaceByTroop }),
    ...(flankMove && { flankMove: flankMove as PaceByTroop }),
    ...(limber && { limber }),
    ...(manhandle && { manhandle }),
  };
};

const paceOf = (by: PaceByTroop, { arm, foreign }: { arm: string; foreign?: boolean }): Pace =>
  arm === 'cavalry' ? by.cavalry : foreign ? (by.foreign ?? by.line) : by.line;

/** The row of the hit table a unit fires on (p. 34, R14). */
export const fireRowOf = (unit: Unit, file: ArmyFile<Army>): HitRowId | null => {
  const { army } = file;
  const britishFire = settingOf(file, 'britishFire') === true;
  return hitRowOf(firesAsSuperior(unit, army, britishFire) ? { ...unit, class: 'superior' } : unit);
};

const GUN: Record<string, DistanceId> = { light: 'lightGun', medium: 'mediumGun', heavy: 'heavyGun' };
const GUN_BASE: Record<string, DistanceId> = {
  light: 'lightGunBase',
  medium: 'mediumGunBase',
  heavy: 'heavyGunBase',
};
const BORE = { light: 0, medium: 1, heavy: 2 } as const;

const weaponOf = (unit: Unit): { weapon: string; ranges: DistanceId | null } => {
  const { arm, weight = 'medium', kind, horse, rifles } = TYPES[unit.type];
  if (arm === 'light-infantry') {
    return (unit.rifles ?? rifles)
      ? { weapon: 'Rifles', ranges: 'rifles' }
      : { weapon: 'Muskets', ranges: 'muskets' };
  }
  if (arm === 'close-order') {
    if (unit.battalionGuns === 'absent') return { weapon: 'Muskets, no guns', ranges: 'muskets' };
    return {
      weapon: unit.battalionGuns === 'quick-firing' ? 'Muskets, quick guns' : 'Muskets',
      ranges: 'musketsAndGuns',
    };
  }
  if (arm !== 'artillery') return { weapon: '', ranges: null };
  if (kind === 'howitzer') return { weapon: 'Howitzer', ranges: 'howitzer' };
  if (kind === 'shuvalov') return { weapon: 'Shuvalov', ranges: 'howitzer' };
  // a medium unicorn has howitzer ranges, the light horse one those of a light gun (p. 46)
  if (kind === 'unicorn') return { weapon: 'Unicorn', ranges: weight === 'light' ? 'lightGun' : 'howitzer' };
  const calibre = { light: 'Light gun', medium: 'Medium gun', heavy: 'Heavy gun' }[weight];
  return { weapon: horse ? `${calibre}, horse` : calibre, ranges: GUN[weight] ?? null };
};

const moveOf = (unit: Unit): DistanceId => {
  const { arm, horse } = TYPES[unit.type];
  if (arm === 'artillery') return horse ? 'horseArtilleryMove' : 'limberedMove';
  if (arm === 'transport') return 'transportMove';
  return arm === 'cavalry' ? 'cavalryMove' : arm === 'close-order' ? 'closeOrderMove' : 'lightInfantryMove';
};

const halved = (cm: number | null | undefined, half: boolean): number | null =>
  cm === null || cm === undefined ? null : half ? cm / 2 : cm;

/** Bases, figures and frontage in line, in cm (p. 8-9, 38, 54-55). */
const footprint = ({ type, size, bases: declared }: Unit, scale: Scale) => {
  const { arm, weight = 'medium' } = TYPES[type];
  if (arm === 'transport') return { bases: 0, figures: 0, frontage: null };
  if (arm === 'artillery') {
    const [width] = cmOf(GUN_BASE[weight] ?? 'mediumGunBase', scale);
    const guns = declared ?? 1;
    return { bases: guns, figures: guns * LIMITS.crew[weight], frontage: (width ?? 0) * guns };
  }
  const usual = LIMITS.bases[arm];
  const bases = declared ?? Math.max(...usual[size]);
  const [width] = cmOf(arm === 'cavalry' ? 'cavalryBase' : 'infantryBase', scale);
  return { bases, figures: bases * usual.figures, frontage: bases * (width ?? 0) };
};

/** What the rules say of one unit of an army (p. 9-50). */
export const unitFacts = (unit: Unit, file: ArmyFile<Army>): UnitFacts => {
  const { army } = file;
  const type = TYPES[unit.type];
  const { arm, weight = 'medium', kind } = type;
  const row = nationalRow(file, unit);
  const { weapon, ranges } = weaponOf(unit);
  const light = arm === 'light-infantry';
  const formed = arm === 'close-order' || arm === 'cavalry';
  const national = light ? 'none' : paceOf(row.formationChange, type);
  // inferior formed troops always pay at least half a move (p. 21, 39)
  const formationChange = formed && unit.class === 'inferior' && national === 'none' ? 'half' : national;
  const flankMove = light ? 'none' : paceOf(row.flankMove, type);
  const nimble = light || arm === 'cavalry' ? 1 : 0;
  const artillery = arm === 'artillery';
  const slowLimber = row.limber === 'full';
  const half = row.manhandle === 'half';
  const bands = ranges === null ? null : cmOf(ranges, army.scale);
  return {
    hitRow: hitRowOf(unit),
    fireRow: fireRowOf(unit, file),
    weapon,
    // the secret howitzer fires canister only (p. 46)
    ranges: kind === 'shuvalov' ? (bands?.slice(0, 1) ?? null) : bands,
    move: cmOf(moveOf(unit), army.scale),
    ...footprint(unit, army.scale),
    dice: LIMITS.sizes[sizeOf(unit)].dice,
    armyPoints: arm === 'transport' ? 0 : weightOf(unit),
    formationChange: artillery || arm === 'transport' ? 'none' : formationChange,
    flankMove: artillery || arm === 'transport' ? 'half' : flankMove,
    turnToFace: nimble - (flankMove === 'half' ? 1 : 0),
    changeWhenCharged: nimble - ((artillery ? slowLimber : formationChange === 'full') ? 1 : 0),
    limber: artillery ? (slowLimber ? 'full' : 'half') : null,
    manhandle: artillery
      ? {
          front: halved(cmOf('manhandleFront', army.scale)[BORE[weight]], half),
          flank: halved(cmOf('manhandleFlank', army.scale)[BORE[weight]], half),
        }
      : null,
    roll: LIMITS.classRoll[unit.class],
    evades: light || (arm === 'cavalry' && weight === 'light'),
    chargeBonus: arm === 'cavalry' && unit.class !== 'inferior',
    dismounts: arm === 'cavalry' && weight !== 'heavy',
  };
};
