import { fieldChoice, unitsAt } from '../core/army/bulk';
import type { ArmyFile } from '../core/army/document';
import type { Path } from '../core/army/path';
import type { BulkChoice } from '../core/tree/outline';
import { MARK_LABELS } from './army-lists';
import type { Army, ListMark, Unit } from './schema';
import { classOf, LIMITS } from './tables';
import { treeOf } from './tree';

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

/** Options as they are called: what is usual is not written. */
const called = <V>(...options: readonly (readonly [label: string, value: V])[]) =>
  options.map(([label, value]) => ({ label, value, key: label }));

const numbers = (most: number) =>
  Array.from({ length: most }, (_, index) => ({ label: String(index + 1), value: index + 1 }));

const { artillery, lineCavalrySp, lineInfantrySp, morale } = LIMITS;
const STRENGTHS = numbers(Math.max(lineInfantrySp.max, lineCavalrySp.max, artillery.max));
const MORALES = numbers(morale.max);
const LISTS = called<ListMark | undefined>(
  [MARK_LABELS.core, undefined],
  [MARK_LABELS['plus-10'], 'plus-10'],
  [MARK_LABELS['plus-30'], 'plus-30'],
  ['Both', 'both'],
);
const HAS = called<boolean | undefined>(['With', true], ['Without', undefined]);
const GRENADIERS = called<boolean | undefined>(['With', undefined], ['Without', true]);
const LINES = called<boolean | undefined>(['First', undefined], ['Second', true]);

const mark = (list: ListMark | undefined) => (list === 'core' ? undefined : list);
const yes = (has: boolean | undefined) => has || undefined;

/** What can be set for several stands at once: list, strength, Morale, line, and what their classes let them have. */
export const bulk = ({ army }: ArmyFile<Army>, ats: readonly Path[]): BulkChoice[] => {
  const stands = unitsAt(treeOf(army), ats);
  const valued = stands.filter(({ unit }) => unitOptions(unit).valued);
  const line = stands.filter(({ unit }) => unitOptions(unit).noGrenadiers);
  return [
    ...fieldChoice('List', 'list', stands, LISTS, mark),
    ...fieldChoice('SP', 'sp', valued, STRENGTHS),
    ...fieldChoice('Morale', 'morale', valued, MORALES),
    ...fieldChoice('Line', 'secondLine', stands, LINES, yes),
    ...fieldChoice('Shock', 'shock', line, HAS, yes),
    ...fieldChoice('Grenadiers', 'noGrenadiers', line, GRENADIERS, yes),
  ];
};
