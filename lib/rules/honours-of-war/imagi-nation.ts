import type { ArmyFile } from '../core/army/document';
import type { SymbolName } from '../core/sheet/symbol';
import { TROOP_GROUPS } from './catalogue';
import type { Army, ImagiNation } from './schema';
import {
  classIn,
  FIELDINGS,
  fieldingOf,
  NATION_IDS,
  type NationalRow,
  type TroopTypeId,
  TYPES,
  tableNation,
  type UnitClass,
} from './tables';
import { nationalRow } from './unit-facts';
import { unitOptions } from './unit-options';

/** A type that an imagi-nation fields, and its class. */
export type ImagiTroop = NonNullable<ImagiNation['troops']>[number];

/** The table of the nation an imagi-nation copies, which holds wherever its players say nothing (p. 51). */
export const templateRow = (file: ArmyFile<Army>): NationalRow => {
  const { imagiNation: _, ...army } = file.army;
  return nationalRow({ ...file, army: { ...army, nation: tableNation(file.army) } });
};

/** The troops of the nation it copies, in the order of the book, with their classes in the year of the army. */
export const templateTroops = (army: Army): ImagiTroop[] =>
  FIELDINGS[tableNation(army)].map((fielding) => ({
    type: fielding.type,
    class: classIn(fielding, army.year),
  }));

/** The class a type usually has: with the nation that is copied, else with the first of the book that fields it. */
export const usualClass = (army: Army, type: TroopTypeId): UnitClass => {
  const fieldings = [tableNation(army), ...NATION_IDS].map((nation) => fieldingOf(nation, type));
  const first = fieldings.find((fielding) => fielding !== undefined);
  return first === undefined ? 'standard' : classIn(first, army.year);
};

export type TypeChoice = {
  readonly type: TroopTypeId;
  readonly label: string;
  readonly symbol: SymbolName;
  /** superior light infantry has no price and no row (R9) */
  readonly superior: boolean;
};

/** Every troop type of the book, by arm. */
export const TYPE_CHOICES: readonly { readonly title: string; readonly types: readonly TypeChoice[] }[] =
  TROOP_GROUPS.map(({ title, arms }) => ({
    title,
    types: (Object.keys(TYPES) as TroopTypeId[])
      .filter((type) => arms.includes(TYPES[type].arm))
      .map((type) => ({
        type,
        label: TYPES[type].label,
        symbol: TYPES[type].symbol,
        superior: unitOptions({ type }).superior,
      })),
  }));
