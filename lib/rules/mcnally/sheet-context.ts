import { type ArmyContext, armyContext, type PrintedSystem } from '../core/army-context';
import type { ArmyFile } from '../core/document';
import type { SheetOptions } from '../core/sheet';
import type { LabelOptions } from '../core/sheet-parts';
import type { Assessment } from '../core/system';
import type { UnitList } from '../core/unit-lists';
import { brigadeName } from './names';
import type { Army, Brigade, General } from './schema';
import { SETTINGS } from './settings';
import { type Facts, survey } from './survey';
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

/** What roster and cards draw on. */
export type RosterContext = ArmyContext<Army> & { readonly facts: Facts };

/** Looks everything up once. */
export const rosterContext = (
  file: ArmyFile<Army>,
  assessment: Assessment,
  options: SheetOptions,
): RosterContext => ({
  ...armyContext(PRINTED, file, assessment, options, options.hidePoints),
  facts: survey(file),
});

/** What labels draw on: whether points are printed is chosen for each sheet. */
export type LabelContext = ArmyContext<Army, LabelOptions> & { readonly facts: Facts };

/** Looks everything up once. */
export const labelContext = (
  file: ArmyFile<Army>,
  assessment: Assessment,
  options: LabelOptions,
): LabelContext => ({
  ...armyContext(PRINTED, file, assessment, options, false),
  facts: survey(file),
});

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
