import { type ArmyContext, armyContext, type PrintedSystem } from '../core/army-context';
import type { ArmyFile } from '../core/document';
import type { SheetOptions } from '../core/sheet';
import type { LabelOptions } from '../core/sheet-parts';
import type { Assessment } from '../core/system';
import { type Placed, placed, type UnitList } from '../core/unit-lists';
import { brigadeName } from './names';
import type { Army, Commander, Unit } from './schema';
import { SETTINGS } from './settings';
import { PARTS, SYSTEM } from './tables';

/** The system as its sheets name it. */
export const PRINTED: PrintedSystem = {
  ...SYSTEM,
  settings: SETTINGS,
  pointScale: PARTS,
  houseCosts: true,
};

/** What roster and cards draw on. */
export type RosterContext = ArmyContext<Army>;

/** Looks everything up once. */
export const rosterContext = (
  file: ArmyFile<Army>,
  assessment: Assessment,
  options: SheetOptions,
): RosterContext => armyContext(PRINTED, file, assessment, options, options.hidePoints);

/** What labels draw on: whether points are printed is chosen for each sheet. */
export type LabelContext = ArmyContext<Army, LabelOptions>;

/** Looks everything up once. */
export const labelContext = (
  file: ArmyFile<Army>,
  assessment: Assessment,
  options: LabelOptions,
): LabelContext => armyContext(PRINTED, file, assessment, options, false);

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
