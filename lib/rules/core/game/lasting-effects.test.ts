import { expect, test } from 'vitest';
import { factsOf } from '../../fixtures/golden-game';
import { hits, hold, smallGame } from '../../fixtures/small-game';
import { courseOf } from './course';
import { lastingOf } from './curve-plan';
import type { GameAct } from './fact';

const turn: GameAct[] = [{ act: 'go on' }, { act: 'go on' }];
const lasting = (acts: readonly GameAct[], last: number) =>
  lastingOf(courseOf(smallGame([1]), factsOf(acts)), last).map(({ text, from, to }) => [text, from, to]);

test('what a village became lasts until it is as it was, or to the end', () => {
  const acts = [...turn, hold('1:v', 'enemy'), ...turn, ...turn, hold('1:v', 'own'), hold('0:v', 'enemy')];
  expect(lasting(acts, 6)).toEqual([
    ['Village: Held by the enemy', 2, 4],
    ['Village: Held by the enemy', 4, 6],
  ]);
});

test('what is over in its turn, what was taken back and what units are in are left out', () => {
  const acts: GameAct[] = [
    hold('1:v', 'enemy'),
    hold('1:v', 'own'),
    hits('0:0'),
    hold('0:v', 'enemy'),
    { act: 'undo', fact: 'f3' },
  ];
  expect(lasting([...acts, ...turn], 2)).toEqual([]);
});
