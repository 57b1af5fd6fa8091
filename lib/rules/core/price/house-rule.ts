import type { ArmyFile } from '../army/document';
import { grouped } from '../army/number';
import type { Params } from '../check/finding';
import type { Breach } from '../check/rule';
import { BOUNDS_TEXT, type Coefficient, coefficientsBeyond, MOST_DIVISOR } from './house';

/** How many names of one army are given; the others are counted. */
const MAX_TOLD = 3;

/** The check of house points, for every system that has any: its code is `house-1`. */
export const houseRule = (coefficients: readonly Pick<Coefficient, 'key' | 'label' | 'default'>[]) => ({
  title: 'House points out of bounds',
  scope: 'army' as const,
  check: (_: unknown, { file }: { readonly file: Pick<ArmyFile, 'house'> }): Breach | undefined => {
    const beyond = coefficientsBeyond(coefficients, file.house);
    if (beyond.length === 0) return undefined;
    const examples = beyond.slice(0, MAX_TOLD).map(({ key, label }) => `${label} is ${file.house[key]}`);
    const more = beyond.length - examples.length;
    return {
      params: { told: [...examples, ...(more > 0 ? [`and ${more} more`] : [])].join(', ') },
      fix: {
        label:
          beyond.length === 1 ? 'Reset it to our estimate' : `Reset these ${beyond.length} to our estimates`,
        ops: beyond.map(({ key }) => ({ op: 'remove' as const, path: ['house', key] })),
      },
    };
  },
  message: ({ told }: Params): string =>
    `House points: ${told}. Each value must be ${BOUNDS_TEXT} (divisor at most ${grouped(MOST_DIVISOR)}), or the army has no total.`,
});
