import CHECKS from '@/data/thinglum/checks.json';
import { grouped } from '../../core/army/number';
import { counted } from '../../core/army/words';
import { type Checks, checkedBy } from '../../core/check/rule';
import { fixesWithin } from '../../core/price/fix-within';
import { factsOf } from '../cost';
import { type Facts, spent } from '../survey';

type CheckCode = keyof typeof CHECKS;

/** A check with the severity and citation that the data give it. */
export const checked = checkedBy<Facts>()(CHECKS as Checks<CheckCode>);

const ONE = { points: 'point', units: 'unit', figures: 'figure' } as const;

/** What exceeds an agreed limit, in words. */
export const excess = (facts: Facts): string[] => {
  const { budget, maxUnits, maxFigures } = facts.army;
  const { of, used, over } = spent(facts);
  const sentence = (amount: number, limit: number, what: string): string =>
    `${counted(amount, what)} (${grouped(limit)} agreed)`;
  const most = (amount: number, limit: number | undefined, what: string): string[] =>
    limit === undefined || amount <= limit ? [] : [sentence(amount, limit, what)];
  return [
    ...(over && budget !== null ? [sentence(used, budget, ONE[of])] : []),
    ...most(facts.units, maxUnits, 'unit'),
    ...most(facts.figures, maxFigures, 'figure'),
  ];
};

/** A fix where there is one that keeps the agreed limits. */
export const withinLimit = fixesWithin(
  {
    isLimited: ({ army: { budget, maxUnits, maxFigures } }: Facts) =>
      budget !== null || maxUnits !== undefined || maxFigures !== undefined,
    isOver: (facts) => excess(facts).length > 0,
  },
  factsOf,
);
