import type { ArmyFile } from '../core/army/document';
import { sumOf } from '../core/price/costing';
import { unitLines } from './cost';
import type { Army, Unit } from './schema';
import { settingOf } from './settings';
import { survey } from './survey';
import { fieldingOf, LIMITS, NATION_IDS, NATIONS, type NationId } from './tables';

/** Allied troops by the tables of their own nation. */
export const CONTINGENTS = LIMITS.contingents.cite;

/** A nation that a unit could come from, and what it would cost then. */
export type Provenance = { readonly nation: NationId | null; readonly label: string; readonly price: number };

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
