import { expect, test } from 'vitest';
import type { SeatRole } from './permission';
import { type GameResult, lengthOf, recordOf, resultOf, sideOfSeat } from './result';
import type { ListedGame } from './schema';

const agreed = (winner: 0 | 1 | null): ListedGame['ending'] => ({ how: 'agreement', winner });

test.each<[ListedGame['ending'], 0 | 1 | null, GameResult]>([
  [null, 0, 'on'],
  [null, null, 'on'],
  [agreed(null), 1, 'drawn'],
  [agreed(null), null, 'drawn'],
  [agreed(0), 0, 'won'],
  [agreed(1), 1, 'won'],
  [agreed(1), 0, 'lost'],
  [agreed(0), 1, 'lost'],
  [agreed(0), null, 'both'],
])('the ending %j is for side %j: %s', (ending, side, result) => {
  expect(resultOf({ ending }, side)).toBe(result);
});

test.each<[SeatRole, 0 | 1 | null]>([
  ['first', 0],
  ['second', 1],
  ['both', null],
  ['looks', null],
])('the seat %s plays side %j', (role, side) => {
  expect(sideOfSeat({ role })).toBe(side);
});

test('a record counts each game once', () => {
  const games = [
    ...[agreed(0), agreed(0), agreed(1), agreed(null), null].map((ending) => ({ ending, side: 0 as const })),
    ...[agreed(1), null].map((ending) => ({ ending, side: 1 as const })),
    { ending: agreed(1), side: null },
  ];
  expect(recordOf(games)).toEqual({ won: 3, drawn: 1, lost: 1, on: 2, both: 1 });
  expect(recordOf([])).toEqual({ won: 0, drawn: 0, lost: 0, on: 0, both: 0 });
});

const OPENED = '2026-11-27T19:00:00.000Z';

test.each([
  ['2026-11-27T21:40:00.000Z', 160],
  ['2026-11-27T19:00:59.000Z', null],
  ['2026-11-27T19:01:00.000Z', 1],
  ['2026-11-28T11:00:00.000Z', 960],
  ['2026-11-28T11:00:01.000Z', null],
])('a game played until %s took %j minutes', (playedAt, minutes) => {
  const ending = { ...agreed(0), turn: 6 } as ListedGame['ending'];
  expect(lengthOf({ ending, openedAt: OPENED, playedAt })).toEqual({ turns: 6, minutes });
});

test('of a game that goes on nothing is known, of an older one its minutes', () => {
  const times = { openedAt: OPENED, playedAt: '2026-11-27T20:00:00.000Z' };
  expect(lengthOf({ ending: null, ...times })).toEqual({ turns: null, minutes: null });
  expect(lengthOf({ ending: agreed(0), ...times })).toEqual({ turns: null, minutes: 60 });
});
