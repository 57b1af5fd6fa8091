import { expect, test } from 'vitest';
import { factsOf } from '../../fixtures/golden-game';
import { hits, hold, smallGame } from '../../fixtures/small-game';
import { lossesByFormation } from './decided';
import { foldGame } from './fold';
import { isLost, lossRows } from './report-losses';

test('losses stand by formation, what is in none after them, each with the names of what was lost', () => {
  const game = foldGame(smallGame([1, 2]), factsOf([hits('0:1'), hold('0:v', 'enemy')]));
  const rows = lossRows(lossesByFormation(game)[0], 2);
  expect(rows.map(({ name, lost, points }) => ({ name, lost, points }))).toEqual([
    { name: 'Brigade', lost: ['Line 2'], points: 2 },
    { name: 'Objectives', lost: ['Village'], points: 2 },
  ]);
  expect(rows[0]?.pieces.map(isLost)).toEqual([false, true]);
});

test('a unit that has cost a part of its points says how many', () => {
  const [unit] = smallGame([4]).pieces.filter(({ of }) => of === 'unit');
  if (unit === undefined) throw new Error('no unit');
  const piece = { piece: unit, lost: 1, most: 4 };
  expect(isLost(piece)).toBe(false);
  expect(lossRows([{ formation: null, lost: 1, most: 4, pieces: [piece] }], 2)).toMatchObject([
    { name: 'Units on their own', lost: ['Line 1 (½ of 2)'], points: 1 },
  ]);
});
