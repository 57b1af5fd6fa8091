import type { ArmyFile } from '../core/army/document';
import { sumOf } from '../core/price/costing';
import { unitLines } from './cost';
import type { Army, Unit } from './schema';
import { settingOf } from './settings';
import { survey } from './survey';
import { fieldingOf, LIMITS, NATION_IDS, NATIONS, type NationId, ruling, TYPES } from './tables';

/** How many bases a unit of its size may stand on. */
export type UnitBases = {
  /** the numbers to choose from; null = any number */
  readonly choices: readonly number[] | null;
  /** where the player says nothing */
  readonly usual: number;
  /** there is something to choose, or something said already */
  readonly open: boolean;
};

/**
 * The bases a player can say of a unit: two or three for small infantry, any number by the players' own basing; what
 * is said already can always be changed (p. 9, 38; R41).
 */
export const unitBases = ({ type, size, bases }: Unit, file: ArmyFile<Army>): UnitBases => {
  const { arm } = TYPES[type];
  if (arm === 'artillery' || arm === 'transport') {
    return { choices: null, usual: arm === 'artillery' ? 1 : 0, open: bases !== undefined };
  }
  const allowed: readonly number[] = LIMITS.bases[arm][size];
  const usual = Math.max(...allowed);
  if (settingOf(file, 'basing') === 'own' || (bases !== undefined && !allowed.includes(bases))) {
    return { choices: null, usual, open: true };
  }
  return { choices: allowed, usual, open: allowed.length > 1 || bases !== undefined };
};

/** A battalion-gun model on its own base. */
export const GUN_BASE = ruling('R47');

/** True if the unit can have such a model (p. 9). */
export const mayHaveGunBase = ({ type, battalionGuns, extraGunBase }: Unit): boolean =>
  extraGunBase !== undefined || (TYPES[type].arm === 'close-order' && battalionGuns !== 'absent');

/** Allied troops by the tables of their own nation. */
export const CONTINGENTS = LIMITS.contingents.cite;

/** A nation that a unit could come from, and what it would cost then. */
type Provenance = { readonly nation: NationId | null; readonly label: string; readonly price: number };

const ownName = ({ nation, imagiNation }: Army): string =>
  nation === 'imagi-nation' ? imagiNation?.name || 'the imagi-nation' : NATIONS[nation].label;

/**
 * Where a unit may come from: the army's own troops first, then every nation that fields such a type, as an allied
 * contingent (p. 40). The one it has is always among them.
 */
export const provenances = (unit: Unit, file: ArmyFile<Army>): Provenance[] => {
  const facts = survey(file);
  const { nation: _, ...own } = unit;
  const price = (of: Unit): number => sumOf(unitLines(of, facts));
  return [
    { nation: null, label: ownName(file.army), price: price(own) },
    ...NATION_IDS.filter(
      (nation) =>
        nation === unit.nation ||
        (nation !== file.army.nation && fieldingOf(nation, unit.type) !== undefined),
    ).map((nation) => ({ nation, label: NATIONS[nation].label, price: price({ ...own, nation }) })),
  ];
};

/** True if contingents pay by the tables of their own nation, not of the main army (R12). */
export const paysAsOwn = (file: ArmyFile<Army>): boolean => settingOf(file, 'contingentPrices') === 'own';
