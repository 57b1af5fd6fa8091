import { describe, expect, test } from 'vitest';
import { factsOf } from '../../fixtures/golden-game';
import { hits, hold, smallGame } from '../../fixtures/small-game';
import { courseOf } from './course';
import { planCurve } from './curve-plan';
import type { GameAct } from './fact';
import type { Setup } from './machine';

const on: GameAct = { act: 'go on' };
/** Both break at 4 whole units, 2 points; Prussia loses ½ in turn 1, Austria 1 in turn 1 and 1 in turn 2. */
const ACTS: GameAct[] = [hits('0:0'), hits('1:1'), on, on, hold('1:v', 'enemy'), on, on];
const planOf = (acts: readonly GameAct[], setup: Setup = smallGame([1, 2]), decidedIn: number[] = []) =>
  planCurve(courseOf(setup, factsOf(acts)), 2, decidedIn);

const breakingAt = (first: number | null, second: number | null): Setup => {
  const setup = smallGame([1, 2]);
  const [a, b] = setup.sides;
  return {
    ...setup,
    sides: [
      { ...a, breaksAt: first },
      { ...b, breaksAt: second },
    ],
  };
};

describe('the plan of a curve', () => {
  test('climbs in steps, each at the turn that something was lost in', () => {
    const { paths, between, turns, levels, breaks } = planOf(ACTS);
    expect(paths).toEqual(['M0 100H50V75H100V75', 'M0 100H50V50H100V0']);
    expect(between).toBe('M0 100H50V75H100V75L100 0L100 50L50 50L50 100L0 100z');
    expect(turns).toEqual([
      { turn: 1, x: 50 },
      { turn: 2, x: 100 },
    ]);
    // at the height of the breaking point stands that alone
    expect(levels).toEqual([
      { losses: 0, y: 100 },
      { losses: 2, y: 50 },
    ]);
    expect(breaks).toEqual([{ losses: 4, y: 0, sides: [0, 1] }]);
  });

  test.each([
    [
      3,
      4,
      [
        [3, [0]],
        [4, [1]],
      ],
    ],
    [null, 4, [[4, [1]]]],
    [null, null, []],
  ] as const)('has a line for each breaking point: %j and %j', (first, second, lines) => {
    const { breaks } = planOf(ACTS, breakingAt(first, second));
    expect(breaks.map(({ losses, sides }) => [losses, sides])).toEqual(lines);
  });

  test('keeps the names at its ends apart, the lower one below', () => {
    expect(planOf([]).names).toEqual([95.5, 104.5]);
    expect(planOf(ACTS).names).toEqual([75, 0]);
    const close = planOf([hits('0:0'), hits('1:0'), on, on], breakingAt(60, 60)).names;
    expect(close[1] - close[0]).toBe(9);
  });

  test('numbers the acts that decided, those of one turn beside each other', () => {
    expect(planOf(ACTS, undefined, [1, 1, 2]).marks).toEqual([
      { x: 50, y: 39, numbers: [1, 2] },
      { x: 100, y: 5.5, numbers: [3] },
    ]);
  });

  test('of a game before its first act has a turn to draw', () => {
    const { paths, turns } = planOf([]);
    expect(paths).toEqual(['M0 100', 'M0 100']);
    expect(turns).toEqual([{ turn: 1, x: 100 }]);
  });

  test('of a very long game has few numbers of turns and of points', () => {
    const acts = Array.from({ length: 500 }, () => on);
    const { turns, levels } = planOf(acts, breakingAt(2000, 1000));
    expect(turns.length).toBeLessThanOrEqual(16);
    expect(levels.length).toBeLessThanOrEqual(6);
  });
});
