import { expect, test } from 'vitest';
import { unitOdds } from './unit-odds';

test.each([
  [4, 0, 4 / 6],
  [4, 1, 3 / 6],
  [1, 1, 0],
  [6, 0, 1],
])('Morale %i with %i on the die', (morale, modifier, chance) => {
  const [test] = unitOdds({ morale });
  expect(test?.rows[modifier]?.chance).toBe(chance);
});
