import { allowance, counted } from '../../core/army/words';
import { emptyRule } from '../../core/check/empty-rule';
import type { Fix, Params } from '../../core/check/finding';
import { twiceRule } from '../../core/check/twice-rule';
import type { Army, Brigade } from '../schema';
import type { Facts } from '../survey';
import { LIMITS } from '../tables';
import { brigadeName, halves, namesOf } from '../tree';
import { checked } from './checks';
import { commandersFor } from './keeps-limits';
import { mergedAll, rejoinedAny } from './merging';
import { reducedFix } from './posting';

const { independents: independentLimit, brigadeUnits, unitsPerCommander } = LIMITS;

/**
 * True if the army is still being filled: it has a brigade below its minimum, or too few units for any commander, and
 * three units in every brigade would allow those it has.
 */
const isFilling = ({ brigades, commanders, maxCommanders, weight, independentWeight }: Facts): boolean => {
  if (maxCommanders > 0 && brigades.every(({ units }) => units >= brigadeUnits.min)) return false;
  let halves = weight - independentWeight;
  for (const { units } of brigades) halves += 2 * Math.max(0, unitsPerCommander.value - units);
  return commandersFor(halves) >= commanders;
};

/** "1 unit", "2.5 units", "no units"; of halves. */
const weighed = (weight: number): string =>
  `${weight === 0 ? 'no' : halves(weight)} ${weight > 0 && weight <= 2 ? 'unit' : 'units'}`;

const hasTooManyCommanders = ({ commanders, maxCommanders, weight }: Facts): boolean =>
  commanders > maxCommanders && weight > 0;

const commandersOver = ({ commanders, maxCommanders, weight, independentWeight }: Facts) => ({
  params: { commanders, max: maxCommanders, units: weighed(weight - independentWeight) },
  at: [['brigades']],
});

const commandersText = ({ commanders, max, units }: Params): string =>
  `The army has ${counted(Number(commanders), 'brigade commander')}; ${units} in brigades ${`${units}`.endsWith('unit') ? 'allows' : 'allow'} ${allowance(Number(max))} (one for every three).`;

const withFix = (fix: Fix | undefined) => fix && { fix };

/** Checks of the whole army, in the order of the book. */
export const ARMY_RULES = [
  // of a brigade without units beside others org-3 speaks
  checked(
    'empty',
    emptyRule(
      'units',
      (brigade: Brigade, index) => brigadeName(brigade, index),
      () => true,
    ),
  ),
  checked(
    'org-1',
    twiceRule('unit', namesOf, ({ name }) => `${name}: the same unit is in two places.`),
  ),
  checked('org-2', {
    title: 'Too many independent units',
    scope: 'army',
    check: ({ independents }: Army, facts) =>
      independents.length <= independentLimit.max
        ? undefined
        : {
            params: { units: independents.length, max: independentLimit.max },
            at: [['independents']],
            ...withFix(reducedFix(facts)),
          },
    message: ({ units, max }) =>
      `The army has ${units} independent units; it may have at most ${max}, whatever its size.`,
  }),
  checked('org-7', {
    title: 'Too many brigade commanders',
    scope: 'army',
    check: (_: Army, facts) =>
      hasTooManyCommanders(facts) && !isFilling(facts)
        ? { ...commandersOver(facts), ...withFix(mergedAll(facts)) }
        : undefined,
    message: commandersText,
  }),
  checked('org-7', {
    title: 'Too few units for the brigade commanders',
    scope: 'army',
    check: (_: Army, facts) =>
      hasTooManyCommanders(facts) && isFilling(facts)
        ? { ...commandersOver(facts), wanting: true as const, ...withFix(rejoinedAny(facts)) }
        : undefined,
    message: commandersText,
  }),
  checked('org-9', {
    title: 'No brigade commander allowed',
    scope: 'army',
    check: (_: Army, { maxCommanders, weight, independentWeight }) =>
      maxCommanders === 0 && weight > independentWeight
        ? { params: { units: weighed(weight - independentWeight) }, at: [['brigades']] }
        : undefined,
    message: ({ units }) =>
      `With only ${units} in brigades the army may have no brigade commander; the commanding general leads every unit that is not independent.`,
  }),
];
