import type { Unit } from './schema';
import { classOf } from './tables';

/** What the rules let a player say of a stand beyond name, strength and Morale. */
export type UnitOptions = {
  /** what it stands for (s. 1): counted in one of these, light troops in men alone */
  readonly size: 'battalions' | 'squadrons' | 'guns' | undefined;
  /** priced capacities; others stay on view where they are set, because they are findings */
  readonly shock: boolean;
  readonly noGrenadiers: boolean;
  /** its price depends on strength and Morale */
  readonly valued: boolean;
};

/** The options of a stand, by its class. */
export const unitOptions = (unit: Pick<Unit, 'type'>): UnitOptions => {
  const { arm, troops } = classOf(unit);
  const line = troops === 'line' && arm === 'infantry';
  return {
    size:
      arm === 'artillery'
        ? 'guns'
        : troops === 'light'
          ? undefined
          : arm === 'cavalry'
            ? 'squadrons'
            : 'battalions',
    shock: arm !== 'artillery',
    noGrenadiers: line,
    valued: arm !== 'artillery',
  };
};
