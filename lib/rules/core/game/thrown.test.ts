import { expect, test } from 'vitest';
import { factsOf } from '../../fixtures/golden-game';
import { smallGame } from '../../fixtures/small-game';
import type { GameRules, GameTest, TestDice } from '../contract/game';
import { courseOf } from './course';
import type { GameAct } from './fact';
import { thrownIn } from './thrown';

const cite = { source: 'book', page: '36' };
const testOf = (key: string, piece: string | null, dice: TestDice): GameTest => ({
  key,
  piece,
  dice,
  cite,
  label: key,
  modifiers: [],
  faces: [],
});
/** Units fire with one die in the first phase alone, and command with two. */
const RULES: GameRules = {
  tests: ({ phase }, piece) => [
    ...(phase === 'fire' ? [testOf('fire', piece, 'average')] : []),
    testOf('command', piece, '2d6'),
  ],
  reminders: () => [],
  guide: () => ({ says: [], tables: [] }),
};
const thrown = (test: string, piece: string | null, ...dice: number[]): GameAct => ({
  act: 'throw',
  test,
  piece,
  dice,
  outcome: '',
});
const thrownBy = (acts: readonly GameAct[], rules: GameRules | null = RULES) =>
  thrownIn(courseOf(smallGame([1]), factsOf(acts)), rules);

test('throws of a side are summed beside what such dice come to on average', () => {
  const acts: GameAct[] = [thrown('fire', '0:0', 5), { act: 'go on' }, thrown('command', '0:b', 9)];
  expect(thrownBy([...acts, thrown('command', null, 4)])).toEqual([
    { side: 0, throws: 2, sum: 14, mean: 10.5 },
    { side: null, throws: 1, sum: 4, mean: 7 },
  ]);
});

test('nothing is expected of dice that are not known', () => {
  const acts = [thrown('fire', '1:0', 5), thrown('old', '1:0', 6)];
  const known = [{ side: 1, throws: 2, sum: 11, mean: null }];
  expect(thrownBy(acts)).toEqual(known);
  expect(thrownBy(acts, null)).toEqual(known);
  expect(thrownBy([thrown('fire', '1:0', 5, 6)])).toMatchObject([{ throws: 1, sum: 11, mean: null }]);
});

test('what was taken back, and what needed no die, was not thrown', () => {
  const acts: GameAct[] = [thrown('fire', '0:0', 5), thrown('fire', '0:0'), { act: 'undo', fact: 'f0' }];
  expect(thrownBy(acts)).toEqual([]);
});
