import type { ArmyFile } from '../core/army/document';
import { type Attached, attachedIn } from '../core/check/attached';
import { unitName } from './names';
import type { Army } from './schema';
import { TYPES } from './tables';
import { treeOf } from './tree';

/** The units that were regiments: each a battalion at least, unless the scale of the army makes it less (Scales). */
export const attached = ({ army }: ArmyFile<Army>): Attached =>
  attachedIn(army, treeOf(army), (unit) => {
    const { symbol, noun } = TYPES[unit.type];
    const nation = unit.nation ?? army.nation;
    return {
      name: unitName(unit),
      troop: noun,
      symbol,
      nation: nation === 'imagi-nation' ? null : nation,
      battalions: Math.min(1, army.factor),
    };
  });
