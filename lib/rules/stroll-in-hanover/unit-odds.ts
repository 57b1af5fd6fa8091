import { signed } from '../core/army/number';
import type { OddsTable } from '../core/price/dice';
import { passingFaces } from './morale';
import type { Unit } from './schema';
import { LIMITS, section } from './tables';

const MODIFIERS = [0, 1, 2, 3, 4] as const;

/** The odds of a stand: a die and its modifiers have to come to its Morale at most (s. 12.2). */
export const unitOdds = ({ morale }: Pick<Unit, 'morale'>): OddsTable[] => [
  {
    title: `Passes a test of Morale ${morale}`,
    head: 'On the die',
    of: 'Passes',
    rows: MODIFIERS.map((modifier) => ({
      label: signed(modifier),
      note: '',
      chance: passingFaces(morale, modifier) / LIMITS.morale.max,
    })),
    cite: section('12.2'),
  },
];
