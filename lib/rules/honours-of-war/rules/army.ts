import { grouped } from '../../core/army/number';
import { allowance, counted, countedOrNo } from '../../core/army/words';
import { emptyRule, twiceRule } from '../../core/check/common-rules';
import type { Fix, Params } from '../../core/check/finding';
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
  checked('org-1', {
    ...twiceRule('unit', namesOf, ({ name }) => `${name}: the same unit is in two places.`),
    title: 'One post for each unit',
  }),
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
    title: 'Number of brigade commanders',
    scope: 'army',
    check: (_: Army, facts) =>
      hasTooManyCommanders(facts) && !isFilling(facts)
        ? { ...commandersOver(facts), ...withFix(mergedAll(facts)) }
        : undefined,
    message: commandersText,
  }),
  checked('org-7', {
    title: 'Number of brigade commanders',
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

const { heavyShare } = LIMITS;

const DUG = new Set(['infantry-entrenchment', 'gun-entrenchment']);

/** Checks of what an army has in all: guns, works, points (p. 14-15, 51). */
export const TOTAL_RULES = [
  checked('org-25', {
    title: 'Entrenchments without men',
    scope: 'army',
    check: ({ works }: Army, { units, foot, batteries }) => {
      if (works.length === 0 || units === 0 || foot + batteries > 0) return undefined;
      const at = works.flatMap(({ type, count }, index) =>
        DUG.has(type) && count > 0 ? [['works', index]] : [],
      );
      return at.length === 0 ? undefined : { params: {}, at };
    },
    message: () =>
      'The army has entrenchments but neither infantry nor guns to man them; cavalry cannot use them.',
  }),
  checked('art-1', {
    title: 'Many batteries',
    scope: 'army',
    check: (_: Army, { batteries, maxBatteries, infantryBrigades, year }) =>
      batteries <= maxBatteries
        ? undefined
        : { params: { batteries, max: maxBatteries, infantryBrigades, year } },
    message: ({ batteries, max, infantryBrigades, year }) =>
      `The army has ${counted(Number(batteries), 'battery', 'batteries')}; with ${countedOrNo(Number(infantryBrigades), 'infantry brigade')} the rule of thumb for ${year} allows ${allowance(Number(max))}.`,
  }),
  checked('art-2', {
    title: 'Many howitzers and heavy guns',
    scope: 'army',
    check: (_: Army, { heavyRule, batteries, howitzers, heavyGuns }) => {
      if (heavyRule !== 'third') return undefined;
      const max = Math.floor(batteries / heavyShare.of);
      if (howitzers + heavyGuns <= max) return undefined;
      return {
        params: { heavy: howitzers + heavyGuns, batteries, max },
        // with fewer than three batteries the guideline allows none at all, so it is only a note (R29)
        ...(batteries < heavyShare.of && { severity: 'info' as const }),
      };
    },
    message: ({ heavy, batteries, max }) =>
      `${heavy} of ${counted(Number(batteries), 'battery', 'batteries')} ${heavy === 1 ? 'is a howitzer or heavy battery' : 'are howitzer or heavy batteries'}; the general rule allows a third, here ${allowance(Number(max))}.`,
  }),
  checked('pts-1', {
    title: 'Over the points limit',
    scope: 'army',
    check: ({ budget }: Army, { total }) =>
      budget === null || total <= budget ? undefined : { params: { total, budget, over: total - budget } },
    message: ({ total, budget, over }) =>
      `The army costs ${grouped(total)} points, ${grouped(over)} over the agreed ${grouped(budget)}.`,
  }),
];
