import { fieldChoice, unitsAt } from '../core/army/bulk';
import type { ArmyFile } from '../core/army/document';
import type { Path } from '../core/army/path';
import type { BulkChoice } from '../core/tree/outline';
import type { Army } from './schema';
import { LIMITS, qualityOf, TRAIT_IDS, TRAITS } from './tables';
import { treeOf } from './tree';
import { unitOptions } from './unit-options';

const { hits, elite } = LIMITS.quality;

const QUALITIES = [...hits, elite].map((value) => ({
  value,
  label: `${value} ${qualityOf(value).toLowerCase()}`,
}));

const HAS = [
  { value: undefined, label: 'No', key: 'no' },
  { value: true, label: 'Yes', key: 'yes' },
];

const plain = (has: boolean | undefined): true | undefined => has || undefined;

/** What can be set for several units at once: quality, and each trait of those that may have it. */
export const bulk = ({ army }: ArmyFile<Army>, ats: readonly Path[]): BulkChoice[] => {
  const units = unitsAt(treeOf(army), ats);
  return [
    ...fieldChoice('Hits', 'hits', units, QUALITIES),
    ...TRAIT_IDS.flatMap((trait) => {
      const able = units.filter(({ unit }) =>
        unitOptions(unit, army).traits.some((option) => option.trait === trait),
      );
      return fieldChoice(TRAITS[trait].label, trait, able, HAS, plain);
    }),
  ];
};
