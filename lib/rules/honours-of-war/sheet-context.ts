import { type ArmyContext, armyContext, type PrintedSystem } from '../core/army-context';
import type { ArmyFile } from '../core/document';
import type { SheetOptions } from '../core/sheet';
import type { Assessment } from '../core/system';
import { brigadeName } from './names';
import type { Army, Brigade, Unit } from './schema';
import { SETTINGS } from './settings';
import { NATIONS, type NationId, SYSTEM, tableNation } from './tables';

/** The system as its sheets name it. */
const PRINTED: PrintedSystem = {
  ...SYSTEM,
  settings: SETTINGS,
  coefficients: [],
  proper: Object.values(NATIONS).map(({ adjective }) => adjective),
  pointScale: 1,
  houseCosts: false,
};

/** What roster and cards draw on. */
export type RosterContext = ArmyContext<Army> & { readonly nation: NationId };

/** Looks everything up once. */
export const rosterContext = (
  file: ArmyFile<Army>,
  assessment: Assessment,
  options: SheetOptions,
): RosterContext => ({
  ...armyContext(PRINTED, file, assessment, options, options.hidePoints),
  nation: tableNation(file.army),
});

/** Every unit of the army, wherever it stands. */
export const everyUnit = ({ brigades, independents, unassigned }: Army): Unit[] => [
  ...brigades.flatMap(({ units }) => units),
  ...independents,
  ...unassigned,
];

/** The brigades of a lieutenant general, by name. */
export const ledBrigades = (ids: readonly string[], brigades: readonly Brigade[]): string[] =>
  brigades.flatMap((brigade, index) => (ids.includes(brigade.id) ? [brigadeName(brigade, index)] : []));
