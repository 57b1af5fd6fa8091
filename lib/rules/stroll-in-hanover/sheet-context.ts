import { type ArmyContext, armyContext, type PrintedSystem } from '../core/army-context';
import type { ArmyFile } from '../core/document';
import type { SheetOptions } from '../core/sheet';
import type { Assessment } from '../core/system';
import type { Army, Unit } from './schema';
import { SETTINGS } from './settings';
import { POINT_SCALE, SYSTEM } from './tables';

/** The system as its sheets name it. */
const PRINTED: PrintedSystem = {
  ...SYSTEM,
  settings: SETTINGS,
  pointScale: POINT_SCALE,
  houseCosts: false,
};

/** What roster and cards draw on; nodes have their price also where it counts for another list only. */
export type RosterContext = ArmyContext<Army>;

/** Looks everything up once. */
export const rosterContext = (
  file: ArmyFile<Army>,
  assessment: Assessment,
  options: SheetOptions,
): RosterContext => armyContext(PRINTED, file, assessment, options, options.hidePoints);

/** Every stand of an army, wherever it is. */
export const allStands = ({ divisions, direct, unassigned }: Army): Unit[] => [
  ...divisions.flatMap(({ units }) => units),
  ...direct,
  ...unassigned,
];
