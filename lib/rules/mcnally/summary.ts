import type { ArmyFile } from '../core/army/document';
import type { Assessment } from '../core/contract/assessment';
import type { Cite } from '../core/contract/citation';
import { statOf, summaryOf } from '../core/contract/summary';
import type { Summary } from '../core/contract/system';
import { toMinor } from '../core/price/points';
import type { Army } from './schema';
import { budgetTypeOf } from './settings';
import { HOUSE, LIMITS, NATIONS, POINT_SCALE } from './tables';

const ARMS = {
  infantry: 'Infantry',
  'light-infantry': 'Open order',
  cavalry: 'Cavalry',
  artillery: 'Artillery',
  command: 'Command',
  works: 'Works, wagons',
};

export const nationLabel = ({ nation, nationName }: Army): string => nationName || NATIONS[nation].label;

type Ratio = { readonly min: number; readonly max: number; readonly cite: Cite };

const ratio = (min: number, allowed: number, each: Ratio, of: string) => ({
  allowed,
  guide: true,
  why: `One for every ${each.min} to ${each.max} ${of}: here ${min === allowed ? min : `${min} to ${allowed}`}`,
  cite: each.cite,
});

/** What the list of armies, the points panel and the store keep of an army. */
export const summary = (file: ArmyFile<Army>, assessment: Assessment): Summary => {
  const { army } = file;
  const { stats } = assessment;
  const number = (key: string): number => statOf(stats, key);
  const type = budgetTypeOf(file);
  const limitOf = (of: typeof type): number | null => (type === of ? army.budget : null);
  return summaryOf(file, assessment, {
    nationLabel: nationLabel(army),
    scale: `${army.scale} mm`,
    budget: type !== 'points' || army.budget === null ? null : toMinor(army.budget, POINT_SCALE),
    units: number('units'),
    // the rules break units, never the army
    breakingPoint: null,
    limits: [
      {
        key: 'sp',
        label: 'Strength points',
        allowed: limitOf('sp'),
        guide: false,
        why: 'Six for a standard unit at full strength',
        cite: LIMITS.strength.cite,
      },
      {
        key: 'equivalents',
        label: 'Standard units',
        allowed: limitOf('unitEquivalents'),
        guide: false,
        why: 'Of 1,200 close order, 600 open order, 400 horse or 12 guns',
        cite: limitOf('unitEquivalents') === null ? LIMITS.battery.cite : HOUSE,
      },
      {
        key: 'brigadiers',
        label: 'Brigadiers',
        ...ratio(number('minBrigadiers'), number('maxBrigadiers'), LIMITS.unitsPerBrigadier, 'units'),
      },
      {
        key: 'seniors',
        label: 'Senior generals',
        ...ratio(number('minSeniors'), number('maxSeniors'), LIMITS.brigadiersPerSenior, 'brigadiers'),
      },
      {
        key: 'weakUnits',
        label: 'Units below 4',
        why: 'Weak units are combined whenever possible',
        cite: LIMITS.strength.cite,
      },
    ],
    arms: ARMS,
  });
};
