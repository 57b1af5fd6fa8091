import type { ArmyFile } from '../core/army/document';
import { type Attached, attachedIn } from '../core/check/attached';
import { unitName } from './names';
import type { Army } from './schema';
import { TYPES } from './tables';
import { treeOf } from './tree';

/** The units that were regiments; allies have no lists of their own. */
export const attached = ({ army }: ArmyFile<Army>): Attached =>
  attachedIn(army, treeOf(army), (unit) => {
    const { symbol, label } = TYPES[unit.type];
    return {
      name: unitName(unit),
      troop: label,
      symbol,
      nation: army.nation === 'other' ? null : army.nation,
      alliesUnderArmy: true,
    };
  });
