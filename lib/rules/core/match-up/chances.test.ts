import { expect, test } from 'vitest';
import { fraction, times } from '../price/fraction';
import { type Chances, dieOf, joined } from './chances';

const halves = (first: number, parts: number): Chances => [
  [0, fraction(first, parts)],
  [1, fraction(parts - first, parts)],
];

test('two throws are put together exactly, in lowest terms', () => {
  const uneven: Chances = [
    [0, fraction(1, 2)],
    [1, fraction(1, 3)],
    [3, fraction(1, 6)],
  ];
  expect(joined(uneven, dieOf([0, 0, 1, 2]), (a, b) => a + b)).toEqual([
    [0, fraction(1, 4)],
    [1, fraction(7, 24)],
    [2, fraction(5, 24)],
    [3, fraction(1, 6)],
    [4, fraction(1, 24)],
    [5, fraction(1, 24)],
  ]);
});

test('they are exact where no safe integer counts the ways', () => {
  const [a, b] = [halves(1, 94_906_267), halves(94_906_265, 94_906_266)];
  const chance = times(fraction(1, 94_906_267), fraction(94_906_265, 94_906_266));
  const made = joined(a, b, (x, y) => 2 * x + y);
  expect(made[0]).toEqual([0, chance]);
  // what was made of them counts as little
  expect(joined(made, dieOf([7]), (x, y) => x + y)[0]).toEqual([7, chance]);
});
