import type { ArmyFile } from '../core/army/document';
import { type Attached, attachedIn } from '../core/check/attached';
import { unitName } from './names';
import type { Army } from './schema';
import { TYPES, weightOf } from './tables';
import { treeOf } from './tree';

/** The units that were regiments: of foot each a battalion, a small one half of it, a large one half as much again (p. 8). */
export const attached = ({ army }: ArmyFile<Army>): Attached =>
  attachedIn(army, treeOf(army), (unit) => {
    const { symbol, noun } = TYPES[unit.type];
    const nation = unit.nation ?? army.nation;
    return {
      name: unitName(unit),
      troop: noun,
      symbol,
      nation: nation === 'imagi-nation' ? null : nation,
      battalions: weightOf(unit) / 2,
    };
  });
