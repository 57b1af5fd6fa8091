import type { ArmyContext, PrintedSystem } from '../core/army-context';
import type { SheetOptions } from '../core/sheet';
import type { LabelOptions } from '../core/sheet-parts';
import { type Placed, placed, type UnitList } from '../core/unit-lists';
import { brigadeName } from './names';
import type { Army, Commander, Unit } from './schema';
import { SETTINGS } from './settings';
import { POINT_SCALE, SYSTEM } from './tables';

/** The system as its sheets name it. */
export const PRINTED: PrintedSystem = {
  ...SYSTEM,
  settings: SETTINGS,
  pointScale: POINT_SCALE,
  houseCosts: true,
};

/** What everything on an army's sheets draws on. */
export type SheetContext<O = SheetOptions> = ArmyContext<Army, O>;
export type LabelContext = SheetContext<LabelOptions>;

/** The units by brigade, then those in none. */
export const unitLists = ({ brigades, direct }: Army): UnitList<Placed<Unit>, Commander>[] => [
  ...brigades.map(({ name, commanders, units }, index) => ({
    post: brigadeName({ name }, index),
    leaders: commanders.map((leader, place) => ({
      leader,
      at: ['brigades', index, 'commanders', place],
    })),
    units: placed(units, ['brigades', index, 'units']),
  })),
  { post: 'Under the commander in chief', leaders: [], units: placed(direct, ['direct']) },
];
