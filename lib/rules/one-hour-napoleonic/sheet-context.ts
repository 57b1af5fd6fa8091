import type { ArmyContext, PrintedSystem } from '../core/army-context';
import type { ArmyFile } from '../core/document';
import type { SheetOptions } from '../core/sheet';
import type { LabelOptions } from '../core/sheet-parts';
import { type Placed, placed, type UnitList } from '../core/unit-lists';
import { formationName } from './names';
import type { Army, Leader, Unit } from './schema';
import { SETTINGS, settingOf } from './settings';
import { POINT_SCALE, SYSTEM } from './tables';

/** The system as its sheets name it. */
export const PRINTED: PrintedSystem = {
  ...SYSTEM,
  settings: SETTINGS,
  pointScale: POINT_SCALE,
  houseCosts: true,
};

/** Who leads which unit, and what it gains by him. */
type Lead = {
  /** leaders by the unit they start with */
  readonly leadersOf: ReadonlyMap<string, readonly Leader[]>;
  /** a leader gives his unit a hit (Leaders), unless all are made alike (R05) */
  readonly extraHit: boolean;
};

/** Looks up the leaders of units. */
export const leadOf = (file: ArmyFile<Army>): Lead => {
  const leadersOf = new Map<string, Leader[]>();
  for (const leader of file.army.leaders) {
    if (leader.unit === undefined) continue;
    leadersOf.set(leader.unit, [...(leadersOf.get(leader.unit) ?? []), leader]);
  }
  return { leadersOf, extraHit: settingOf(file, 'leaderVariant') !== true };
};

/** What everything on an army's sheets draws on. */
export type SheetContext<O = SheetOptions> = ArmyContext<Army, O> & Lead;
export type LabelContext = SheetContext<LabelOptions>;

/** "Leads the army", "Leads Right wing". */
export const commandText = ({ formation }: Leader, { formations }: Army): string => {
  if (formation === 'army') return 'Leads the army';
  const place = formations.findIndex(({ id }) => id === formation);
  const found = formations[place];
  return found === undefined ? 'Leads nothing' : `Leads ${formationName(found, place)}`;
};

/** The units by formation, then those in none; where there are no formations, as units of `whole`. */
export const unitLists = ({ formations, reserve }: Army, whole: string): UnitList<Placed<Unit>>[] => [
  ...formations.map((formation, index) => ({
    post: formationName(formation, index),
    leaders: [],
    units: placed(formation.units, ['formations', index, 'units']),
  })),
  {
    post: formations.length === 0 ? whole : 'In no formation',
    leaders: [],
    units: placed(reserve, ['reserve']),
  },
];

/** Every unit of the army, wherever it stands. */
export const everyUnit = ({ formations, reserve }: Army): Unit[] => [
  ...formations.flatMap(({ units }) => units),
  ...reserve,
];
