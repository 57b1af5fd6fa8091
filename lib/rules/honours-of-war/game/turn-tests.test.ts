import { describe, expect, test } from 'vitest';
import { withAct } from '../../core/game/fold';
import type { GameState } from '../../core/game/state';
import {
  become,
  FOOT,
  faceOf,
  GENERAL,
  gameAt,
  keysOf,
  LEADER,
  mark,
  played,
  rated,
  SETUP,
  setupWith,
  shorts,
  testOf,
} from '../fixtures/table-game';
import { GAME_RULES } from './rules';

describe('rows of initiative', () => {
  test('the designated attacker has that of movement in turn 1 without a throw (PH12)', () => {
    const setup = setupWith('attacker:1');
    const first = testOf(gameAt('movement-initiative', [], setup), null, 'movement-initiative');
    expect([first.dice, shorts(first)]).toEqual(['none', [setup.sides[1].short]]);
    const later = testOf(gameAt('movement-initiative', [], setup, 2), null, 'movement-initiative');
    expect(later.modifiers.map(({ key, by }) => [key, by])).toEqual([
      ['nation 0', 1],
      ['attacker 1', -1],
    ]);
    expect(faceOf(later, 0).short).toBe('Again');
  });

  test('the nation counts; ties are thrown again; the winner stands in the game', () => {
    const game = gameAt('firing-initiative', [], setupWith('attacker:1'));
    const fire = testOf(game, null, 'firing-initiative');
    expect([fire.dice, fire.modifiers.map(({ by }) => by)]).toEqual(['each', [1]]);
    expect([-2, -1, 0].map((score) => faceOf(fire, score).short)).toEqual([
      SETUP.sides[1].short,
      'Again',
      SETUP.sides[0].short,
    ]);
    const next = played(game, faceOf(fire, 3).acts);
    expect(next.pieces.get('battle')?.conditions['firing-initiative']).toBe('first');
    expect(fire.faces.map(({ score }) => score)).toEqual([-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5]);
  });
});

describe('row command casualty', () => {
  test('11 or 12 lowers the rating, and what hit the brigade is dealt with', () => {
    const game = gameAt('firing', [rated('dashing'), mark(FOOT.id, 'hit-by-fire')]);
    const casualty = testOf(game, LEADER, 'casualty');
    expect(casualty.dice).toBe('2d6');
    expect(GAME_RULES.reminders(game).map(({ piece }) => piece)).toContain(LEADER);
    const ratings = [10, 11, 12].map(
      (score) => played(game, faceOf(casualty, score).acts).pieces.get(LEADER)?.conditions.rating,
    );
    expect(ratings).toEqual(['dashing', 'dependable', 'dependable']);
    const after = played(game, faceOf(casualty, 5).acts);
    expect(GAME_RULES.reminders(after).map(({ piece }) => piece)).not.toContain(LEADER);
  });

  test('one test a phase, whatever hits the brigade after it (R57)', () => {
    const hit = mark(FOOT.id, 'hit-by-fire');
    const due = (game: GameState) => GAME_RULES.reminders(game).map(({ piece }) => piece);
    const game = gameAt('movement', [hit]);
    const tested = played(game, [...faceOf(testOf(game, LEADER, 'casualty'), 7).acts, hit]);
    expect(due(tested)).not.toContain(LEADER);
    expect(keysOf(tested, LEADER)).not.toContain('casualty');
    let later = tested;
    while (later.phase !== 'firing') later = withAct(later, { act: 'go on' });
    expect(due(later)).not.toContain(LEADER);
    expect(due(played(later, [hit]))).toContain(LEADER);
    expect(keysOf(later, LEADER)).toContain('casualty');
  });

  test('a game begun before there was that mark is tested by its hits alone (R57)', () => {
    const { machine } = SETUP;
    const old = {
      ...SETUP,
      machine: { ...machine, marks: machine.marks.filter(({ key }) => key !== 'tested') },
    };
    const game = gameAt('firing', [mark(FOOT.id, 'hit-by-fire')], old);
    expect(faceOf(testOf(game, LEADER, 'casualty'), 7).acts).toEqual([mark(FOOT.id, 'hit-by-fire', false)]);
  });

  test('who is unrated falls to dithering, and who is hurt no lower', () => {
    const game = gameAt('firing', [become(GENERAL, 'rating', 'unrated'), rated('hurt')]);
    const next = played(game, [
      ...faceOf(testOf(game, GENERAL, 'casualty'), 12).acts,
      ...faceOf(testOf(game, LEADER, 'casualty'), 12).acts,
    ]);
    expect([GENERAL, LEADER].map((id) => next.pieces.get(id)?.conditions.rating)).toEqual([
      'dithering',
      'hurt',
    ]);
  });
});

test('rows weather, weather change: the score goes on from turn to turn (PH4)', () => {
  const setup = setupWith('weather', 'season:spring-autumn');
  let game = gameAt('weather', [], setup);
  const scores: (number | undefined)[] = [];
  for (const die of [11, 6, 3, 6]) {
    const key = game.turn === 1 ? 'weather' : 'weather-change';
    game = played(game, faceOf(testOf(game, null, key), die).acts);
    scores.push(game.pieces.get('battle')?.counters.weather);
    const { turn } = game;
    while (game.turn === turn) game = withAct(game, { act: 'go on' });
  }
  expect(scores).toEqual([11, 12, 12, 11]);
});

test('row mist: 1 or 2 fails in turns 1 to 3 of Lobositz', () => {
  const setup = setupWith('clock:lobositz-1756');
  const fails = (turn: number) =>
    GAME_RULES.tests(gameAt('firing', [], setup, turn), FOOT.id, new Set())
      .filter(({ key }) => key === 'mist')
      .flatMap(({ faces }) => faces.filter(({ short }) => short === 'Fails').map(({ score }) => score));
  expect([1, 2, 3, 4].map(fails)).toEqual([[1, 2], [1, 2], [1, 2], []]);
  expect(keysOf(gameAt('firing'), FOOT.id)).not.toContain('mist');
});
