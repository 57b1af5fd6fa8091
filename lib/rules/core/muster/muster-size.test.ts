import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inSteps } from './muster-measure';
import { largestWithin } from './muster-size';

const FACTORS = inSteps(1, 200, 0.5);

test('the largest army within a limit, found in few looks', () => {
  const looks: number[] = [];
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 3000 }), fc.integer({ min: 1, max: 60 }), (whole, most) => {
      let looked = 0;
      const sizeAt = (factor: number) => {
        looked++;
        return Math.max(1, Math.round(whole / factor));
      };
      const found = largestWithin(FACTORS, most, sizeAt);
      looks.push(looked);
      const sizes = FACTORS.map((factor) => Math.max(1, Math.round(whole / factor)));
      const within = sizes.filter((size) => size <= most);
      expect(found.fits).toBe(within.length > 0);
      expect(found.size).toBe(within.length > 0 ? Math.max(...within) : Math.min(...sizes));
      expect(found.size).toBe(sizes[FACTORS.indexOf(found.factor)]);
      if (found.finer !== undefined && found.fits) expect(found.finer.size).toBeGreaterThan(most);
    }),
    { numRuns: 500 },
  );
  expect(Math.max(...looks)).toBeLessThan(24);
  expect(looks.reduce((sum, count) => sum + count, 0) / looks.length).toBeLessThan(9);
});
