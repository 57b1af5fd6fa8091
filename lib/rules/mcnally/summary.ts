import type { Cite } from '../core/citation';
import { spentOn } from '../core/costing';
import type { ArmyFile } from '../core/document';
import type { Limit, ShareOfArm } from '../core/outline';
import { toMinor } from '../core/points';
import type { Assessment, Summary } from '../core/system';
import type { Army } from './schema';
import { budgetTypeOf } from './settings';
import { HOUSE, LIMITS, NATIONS, POINT_SCALE } from './tables';

const SHARES = [
  { key: 'infantry', label: 'Infantry', hatch: 'infantry' },
  { key: 'light-infantry', label: 'Open order', hatch: 'light-infantry' },
  { key: 'cavalry', label: 'Cavalry', hatch: 'cavalry' },
  { key: 'artillery', label: 'Artillery', hatch: 'artillery' },
  { key: 'command', label: 'Command', hatch: 'command' },
  { key: 'works', label: 'Works, wagons', hatch: 'works' },
] as const satisfies Omit<ShareOfArm, 'amount'>[];

export const nationLabel = ({ nation, nationName }: Army): string => nationName || NATIONS[nation].label;

const ratio = (
  key: string,
  label: string,
  used: number,
  [min, max]: readonly [number, number],
  each: { readonly min: number; readonly max: number; readonly cite: Cite },
  of: string,
): Limit => ({
  key,
  label,
  used,
  allowed: max,
  guide: true,
  why: `One for every ${each.min} to ${each.max} ${of}: here ${min === max ? min : `${min} to ${max}`}`,
  cite: each.cite,
});

/** What the list of armies, the points panel and the store keep of an army. */
export const summary = (file: ArmyFile<Army>, { costing, stats }: Assessment): Summary => {
  const { army } = file;
  const number = (key: string): number => Number(stats[key] ?? 0);
  const type = budgetTypeOf(file);
  const limitOf = (of: typeof type): number | null => (type === of ? army.budget : null);
  return {
    nation: army.nation,
    nationLabel: nationLabel(army),
    year: army.year,
    scale: `${army.scale} mm`,
    points: costing?.total ?? null,
    budget: type === 'points' && army.budget !== null ? toMinor(army.budget, POINT_SCALE) : null,
    units: number('units'),
    // the rules break units, never the army
    breakingPoint: null,
    shares: spentOn(SHARES, costing),
    limits: [
      {
        key: 'sp',
        label: 'Strength points',
        used: number('sp'),
        allowed: limitOf('sp'),
        guide: false,
        why: 'Six for a standard unit at full strength',
        cite: LIMITS.strength.cite,
      },
      {
        key: 'equivalents',
        label: 'Standard units',
        used: number('equivalents'),
        allowed: limitOf('unitEquivalents'),
        guide: false,
        why: 'Of 1,200 close order, 600 open order, 400 horse or 12 guns',
        cite: limitOf('unitEquivalents') === null ? LIMITS.battery.cite : HOUSE,
      },
      ratio(
        'brigadiers',
        'Brigadiers',
        number('brigadiers'),
        [number('minBrigadiers'), number('maxBrigadiers')],
        LIMITS.unitsPerBrigadier,
        'units',
      ),
      ratio(
        'seniors',
        'Senior generals',
        number('seniors'),
        [number('minSeniors'), number('maxSeniors')],
        LIMITS.brigadiersPerSenior,
        'brigadiers',
      ),
      {
        key: 'weakUnits',
        label: 'Units below 4',
        used: number('weakUnits'),
        allowed: null,
        guide: true,
        why: 'Weak units are combined whenever possible',
        cite: LIMITS.strength.cite,
      },
    ],
  };
};
