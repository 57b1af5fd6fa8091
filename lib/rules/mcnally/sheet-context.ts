import type { ArmyContext, PrintedSystem } from '../core/army-context';
import type { SheetOptions } from '../core/sheet';
import type { LabelOptions } from '../core/sheet-parts';
import type { UnitList } from '../core/unit-lists';
import { brigadeName } from './names';
import type { Army, Brigade, General } from './schema';
import { SETTINGS } from './settings';
import type { Facts } from './survey';
import { POINT_SCALE, SYSTEM } from './tables';
import type { UnitFacts } from './unit-facts';

/** The commander of a brigade. */
export type Brigadier = NonNullable<Brigade['brigadier']>;

/** The system as its sheets name it. */
export const PRINTED: PrintedSystem = {
  ...SYSTEM,
  settings: SETTINGS,
  pointScale: POINT_SCALE,
  houseCosts: true,
};

/** What everything on an army's sheets draws on. */
export type SheetContext<O = SheetOptions> = ArmyContext<Army, O> & { readonly facts: Facts };
export type LabelContext = SheetContext<LabelOptions>;

/** The brigades of a general, by name. */
export const ledBrigades = ({ brigades: ids }: General, { brigades }: Army): string[] =>
  brigades.flatMap((brigade, index) => (ids.includes(brigade.id) ? [brigadeName(brigade, index)] : []));

/** The units by brigade, then those in none. */
export const unitLists = ({ brigades }: Army, { lists }: Facts): UnitList<UnitFacts, Brigadier>[] =>
  lists.map((units, index) => {
    const brigade = brigades[index];
    const leader = brigade?.brigadier ?? null;
    return {
      post: brigade === undefined ? 'Without a brigade' : brigadeName(brigade, index),
      leaders: leader === null ? [] : [{ leader, at: ['brigades', index, 'brigadier'] }],
      units,
    };
  });
