import { grouped } from '../../core/army/number';
import { allowance, counted, countedOrNo } from '../../core/army/words';
import type { Army } from '../schema';
import { LIMITS } from '../tables';
import { checked } from './checks';

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
