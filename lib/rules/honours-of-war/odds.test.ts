import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chanceOf, expectedHits, throwsOdds } from '../core/price/dice';
import { hitsOfFace, modifierOf, shotOdds } from './fire-odds';
import { HIT_TABLE, type HitRowId } from './hits';
import { meleeModifierOf } from './melee-odds';

const rows = fc.constantFrom(...(Object.keys(HIT_TABLE.rows) as HitRowId[]));

test('the worked shot of p. 27: French line, moved, long range, at a superior target, throws 4', () => {
  const modifier = modifierOf(['moved', 'long', 'superior']);
  expect(modifier).toBe(-3);
  expect(hitsOfFace('standard-infantry', 4, modifier)).toBe(1);
});

test('the worked melee of p. 32: cuirassiers of 1760 against inferior light infantry in a wood, both throw 4', () => {
  expect(hitsOfFace('superior-cavalry', 4, meleeModifierOf(['inferior', 'lightCover']))).toBe(3);
  expect(hitsOfFace('inferior-light-infantry', 4, meleeModifierOf(['superior', 'lightInfantry']))).toBe(1);
});

test('standard infantry at short range against a standard target: 2, 3, 3, 4, 4, 5 score 1, 2, 2, 3, 3, 3', () => {
  const shot = shotOdds('standard-infantry', 0);
  expect(shot).toEqual({ ways: [0, 1, 2, 3, 0], outOf: 6 });
  expect(expectedHits(shot)).toBeCloseTo(14 / 6);
  expect(chanceOf(shot, 3)).toBe(0.5);
  expect(chanceOf(throwsOdds(shot, 2), 4)).toBe(1 - (1 + 2 * 2) / 36);
});

test('a natural 5 always scores', () => {
  expect(shotOdds('inferior-artillery', -6)).toEqual({ ways: [5, 1, 0, 0, 0], outOf: 6 });
});

test('odds are exact, add up, and grow with the modifier and the number of shots', () => {
  fc.assert(
    fc.property(
      rows,
      fc.integer({ min: -6, max: 5 }),
      fc.integer({ min: 1, max: 5 }),
      (row, modifier, shots) => {
        const odds = throwsOdds(shotOdds(row, modifier), shots);
        expect(odds.ways.reduce((sum, count) => sum + count, 0)).toBe(odds.outOf);
        expect(odds.outOf).toBe(6 ** shots);
        for (const hits of [1, 3, 4, 5]) {
          expect(chanceOf(odds, hits)).toBeLessThanOrEqual(
            chanceOf(throwsOdds(shotOdds(row, modifier + 1), shots), hits),
          );
          expect(chanceOf(odds, hits)).toBeLessThanOrEqual(
            chanceOf(throwsOdds(shotOdds(row, modifier), shots + 1), hits),
          );
        }
      },
    ),
  );
});
