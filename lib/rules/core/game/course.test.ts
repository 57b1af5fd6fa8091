import { expect, test } from 'vitest';
import { factsOf } from '../../fixtures/golden-game';
import { hits, hold, smallGame, undo } from '../../fixtures/small-game';
import { courseOf, curveOf } from './course';
import type { Fact, GameAct } from './fact';

const SETUP = smallGame([1, 2]);
const GO_ON: GameAct = { act: 'go on' };

test('a fact is of the side of its piece; of the battle, a phase and a note it is of none', () => {
  const acts: GameAct[] = [
    ...[hits('0:0'), hold('1:v', 'enemy'), GO_ON],
    { act: 'count', piece: 'battle', counter: 'rain', by: 1 },
    { act: 'note', text: 'Mist' },
    { act: 'throw', test: 'fire', piece: '1:0', dice: [1], outcome: 'a miss' },
    { act: 'throw', test: 'initiative', piece: null, dice: [1], outcome: 'Prussia' },
  ];
  const facts = [...factsOf(acts), undo('u', 'f1'), undo('v', 'f3')];
  const { entries } = courseOf(SETUP, facts);
  expect(entries.map(({ side }) => side)).toEqual([0, 1, null, null, null, 1, null, 1, null]);
});

test('an act stands where it was made, and tells where it leads and what became of whom', () => {
  const { entries } = courseOf(SETUP, factsOf([hits('1:1'), GO_ON, GO_ON, hits('nobody')]));
  const [fire, melee] = [
    { turn: 1, phase: 'fire', half: 0 },
    { turn: 1, phase: 'melee', half: 0 },
  ];
  const second = { ...fire, turn: 2 };
  expect(entries.map(({ at, next, changes, losses }) => [at, next, changes, losses])).toEqual([
    [
      ...[fire, fire],
      [
        { piece: '1:1', counter: 'hits', from: 0, to: 2 },
        { piece: '1:1', condition: 'state', from: 'steady', to: 'gone' },
      ],
      [0, 2],
    ],
    [fire, melee, [], [0, 2]],
    [melee, second, [], [0, 2]],
    [second, second, [], [0, 2]],
  ]);
});

test('the curve has a point for each turn that something happened in, and those between', () => {
  const whole = [GO_ON, GO_ON];
  const acts: GameAct[] = [hits('0:0'), ...whole, ...whole, hits('1:1'), ...whole];
  const facts: Fact[] = factsOf([...acts, { act: 'end', how: 'agreement', winner: 0 }]);
  expect(curveOf(courseOf(SETUP, facts))).toEqual([
    [0, 1, 1, 1].map((losses, turn) => ({ turn, losses })),
    [0, 0, 0, 2].map((losses, turn) => ({ turn, losses })),
  ]);
  expect(curveOf(courseOf(SETUP, []))).toEqual([[{ turn: 0, losses: 0 }], [{ turn: 0, losses: 0 }]]);
});

test('a game of 5,000 facts is folded once, not once for each of them', () => {
  let asked = 0;
  const watched = {
    ...SETUP,
    get pieces() {
      asked++;
      return SETUP.pieces;
    },
  };
  const askedFor = (count: number): number => {
    asked = 0;
    courseOf(watched, factsOf(Array.from({ length: count }, (_, n) => hits('0:0', n % 2 === 0 ? 1 : -1))));
    return asked;
  };
  expect(askedFor(5_000)).toBeLessThanOrEqual(11 * askedFor(500));
});
