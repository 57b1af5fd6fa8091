import type { ArmyContext, PrintedSystem } from '../core/army-context';
import type { Path } from '../core/path';
import type { SheetOptions } from '../core/sheet';
import type { LabelOptions } from '../core/sheet-parts';
import { type Placed, placed, type UnitList } from '../core/unit-lists';
import { isInPlay } from './army-lists';
import { divisionName } from './names';
import type { Army, General, Lieutenant, Unit } from './schema';
import { SETTINGS } from './settings';
import { POINT_SCALE, SYSTEM } from './tables';

/** The system as its sheets name it. */
export const PRINTED: PrintedSystem = {
  ...SYSTEM,
  settings: SETTINGS,
  pointScale: POINT_SCALE,
  houseCosts: false,
};

/** What everything on an army's sheets draws on; nodes have their price also where it counts for another list only. */
export type SheetContext<O = SheetOptions> = ArmyContext<Army, O>;
export type LabelContext = SheetContext<LabelOptions>;

/** Every stand of an army, wherever it is. */
export const allStands = ({ divisions, direct, unassigned }: Army): Unit[] => [
  ...divisions.flatMap(({ units }) => units),
  ...direct,
  ...unassigned,
];

/** The stands in play by division, then those in none, with the lieutenant generals. */
export const unitLists = (army: Army): UnitList<Placed<Unit>, Lieutenant>[] => {
  const { divisions, direct, unassigned } = army;
  const inPlay = (units: readonly Unit[], at: Path) =>
    placed(units, at).filter(({ unit }) => isInPlay(unit.list, army));
  return [
    ...divisions.map((division, index) => {
      const at = ['divisions', index];
      const { commander, others = [], units } = division;
      return {
        post: divisionName(division, index),
        leaders: [
          ...(commander === null || !isInPlay(commander.list, army)
            ? []
            : [{ leader: commander, at: [...at, 'commander'] }]),
          ...others.map((leader, place) => ({ leader, at: [...at, 'others', place] })),
        ],
        units: inPlay(units, [...at, 'units']),
      };
    }),
    { post: 'Under the general in chief', leaders: [], units: inPlay(direct, ['direct']) },
    { post: 'Without a division', leaders: [], units: inPlay(unassigned, ['unassigned']) },
  ];
};

/** The generals in chief. */
export const chiefsOf = ({ general, otherGenerals = [] }: Army): { chief: General; at: Path }[] => [
  ...(general === null ? [] : [{ chief: general, at: ['general'] }]),
  ...otherGenerals.map((chief, index) => ({ chief, at: ['otherGenerals', index] })),
];
