import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { factsOf } from '../../fixtures/golden-game';
import { hits, hold, smallGame } from '../../fixtures/small-game';
import { courseOf } from './course';
import { gameEndOf, lossesByFormation, turningPoints } from './decided';
import type { Fact, GameAct } from './fact';
import { foldGame } from './fold';

const SETUP = smallGame([1, 2, 3]);

const decidedBy = (facts: readonly Fact[]) => turningPoints(courseOf(SETUP, facts));

describe('turning points', () => {
  test('are the acts that widened the lead for good, the three most in their order', () => {
    const acts = [hits('1:0'), hits('0:1'), hits('1:2'), hits('1:1'), hold('1:v', 'enemy')];
    expect(decidedBy(factsOf(acts))).toEqual([
      { facts: ['f2'], turn: 1, side: 0, change: 3, lead: 2 },
      { facts: ['f3'], turn: 1, side: 0, change: 2, lead: 4 },
      { facts: ['f4'], turn: 1, side: 0, change: 2, lead: 6 },
    ]);
  });

  test('count for no more than what stayed of them', () => {
    const acts = [hold('1:v', 'enemy'), hits('1:2'), { act: 'go on' }, { act: 'go on' }, hold('1:v', 'own')];
    expect(decidedBy(factsOf(acts as GameAct[]))).toEqual([
      { facts: ['f0'], turn: 1, side: 0, change: 2, lead: 2 },
      { facts: ['f1'], turn: 1, side: 0, change: 1, lead: 5 },
    ]);
  });

  test('that are alike are the first three', () => {
    const alike = smallGame([1, 1, 1, 1]);
    const acts = ['1:0', '1:1', '1:2', '1:3'].map((piece) => hits(piece));
    const points = turningPoints(courseOf(alike, factsOf(acts)));
    expect(points.map(({ facts }) => facts)).toEqual([['f0'], ['f1'], ['f2']]);
  });

  test('have the act that broke a side among them, though others did as much before it', () => {
    const alike = smallGame([1, 1, 1, 1, 1]);
    const ends: GameAct[] = [{ act: 'go on' }, { act: 'go on' }];
    const acts = ['1:0', '1:1', '1:2', '1:3'].map((piece) => hits(piece));
    const pointsOf = (...all: readonly GameAct[]) => turningPoints(courseOf(alike, factsOf(all)));
    expect(pointsOf(...acts, ...ends)).toMatchObject([
      { facts: ['f0'], change: 1 },
      { facts: ['f1'], change: 1 },
      { facts: ['f3'], change: 1, lead: 4, breaks: 1 },
    ]);
    // what goes on after it was broken already broke nobody
    expect(pointsOf(...acts, hits('1:4'), ...ends).filter(({ breaks }) => breaks === 1)).toMatchObject([
      { facts: ['f3'] },
    ]);
  });

  test('have that act where its lead did not last, with nothing for good', () => {
    const even = smallGame([1, 1, 1, 3]);
    const ends: GameAct[] = [{ act: 'go on' }, { act: 'go on' }];
    const acts = [hits('1:0'), hits('1:3'), ...ends, hits('0:0'), hits('0:1'), hits('0:2'), hits('1:1')];
    const points = turningPoints(courseOf(even, factsOf([...acts, ...ends])));
    expect(points).toMatchObject([
      { change: 1 },
      { facts: ['f1'], change: 0, lead: 4, breaks: 1 },
      { facts: ['f7'], change: 1 },
    ]);
  });

  test('count from the lead that a side began with', () => {
    const begun = {
      ...SETUP,
      pieces: SETUP.pieces.map((each) =>
        each.id === '1:v' ? { ...each, start: { holder: 'enemy' } } : each,
      ),
    };
    expect(turningPoints(courseOf(begun, factsOf([hits('1:0')])))).toMatchObject([{ change: 1, lead: 3 }]);
    expect(turningPoints(courseOf(begun, []))).toEqual([]);
  });

  test('are none of a game that is level', () => {
    expect(decidedBy([])).toEqual([]);
    expect(decidedBy(factsOf([hits('1:1'), hits('0:1')]))).toEqual([]);
  });

  test('take a throw and what followed from it for one act', () => {
    const facts: Fact[] = [
      { id: 't', what: { act: 'throw', test: 'melee', piece: '0:0', dice: [6], outcome: 'both go' } },
      { id: 'a', what: hits('0:0'), from: 't' },
      { id: 'b', what: hits('1:2'), from: 'a' },
      { id: 'x', what: hits('0:2'), from: 't' },
      { id: 'y', what: { act: 'undo', fact: 'x' } },
      { id: 'c', what: { act: 'note', text: 'Smoke' } },
      { id: 'u', what: hits('1:1') },
      { id: 'v', what: { act: 'undo', fact: 'u' } },
    ];
    expect(decidedBy(facts)).toEqual([{ facts: ['t', 'a', 'b'], turn: 1, side: 0, change: 2, lead: 2 }]);
  });

  test('are followed by no act after which the leader is level or behind, and no other widened it more', () => {
    const piece = fc.constantFrom('0:0', '0:1', '0:2', '1:0', '1:1', '1:2');
    const act: fc.Arbitrary<GameAct> = fc.oneof(
      fc.record({
        act: fc.constant('become' as const),
        piece,
        condition: fc.constant('state'),
        to: fc.constantFrom('gone', 'steady'),
      }),
      fc.constant<GameAct>({ act: 'go on' }),
    );
    fc.assert(
      fc.property(fc.array(act, { maxLength: 40 }), (acts) => {
        const course = courseOf(SETUP, factsOf(acts));
        const points = turningPoints(course);
        const margins = course.entries.map(({ losses }) => losses[1] - losses[0]);
        const lead = margins.map((margin) => margin * Math.sign(margins.at(-1) ?? 0));
        const least = (from: number) => (from < 0 ? Math.min(0, ...lead) : Math.min(...lead.slice(from)));
        const gains = lead.map((_, index) => least(index) - least(index - 1));
        const widest = gains.filter((gain, index) => gain > 0 && least(index) > 0).toSorted((a, b) => b - a);
        const found = points.map(({ facts: [id] }) => Number(id?.slice(1)));
        expect(found).toEqual(found.toSorted((a, b) => a - b));
        expect(points.map(({ change }) => change).toSorted((a, b) => b - a)).toEqual(widest.slice(0, 3));
        for (const [order, index] of found.entries()) {
          expect(least(index)).toBeGreaterThan(0);
          expect(points[order]).toMatchObject({ change: gains[index], lead: lead[index] });
          expect(points[order]?.turn).toBe(course.entries[index]?.at.turn);
        }
        // the lead as it is now was won by acts that decided, as far as there are no more than three
        const sum = points.reduce((all, { change }) => all + change, 0);
        if (widest.length <= 3) expect(sum).toBe(widest.reduce((all, gain) => all + gain, 0));
        expect(points.length === 0).toBe(lead.length === 0 || lead.at(-1) === 0);
      }),
    );
  });
});

describe('the end', () => {
  const ended = (...acts: readonly GameAct[]) =>
    gameEndOf(foldGame(SETUP, factsOf([...acts, { act: 'go on' }, { act: 'go on' }])), 2);
  const cite = { source: 'book', page: '36' };

  test('is of the side that is broken, with its page', () => {
    expect(ended(hits('1:1'), hits('1:2'))).toEqual({
      winner: 0,
      cite,
      sentence: 'Austria is broken: 2½ lost, breaking point 2.',
    });
    expect(ended(hits('0:1'), hits('0:2'))?.winner).toBe(1);
  });

  test('is a draw where both are broken', () => {
    expect(ended(hits('0:1'), hits('0:2'), hits('1:2'), hits('1:0'))).toEqual({
      winner: null,
      cite,
      sentence:
        'Both sides are broken, so it is a draw: Prussia with 2½ lost, breaking point 2; Austria with 2 lost, breaking point 2.',
    });
  });

  test('is not yet while nobody is broken, or before it is seen', () => {
    expect(ended(hits('1:1'))).toBeNull();
    expect(gameEndOf(foldGame(SETUP, factsOf([hits('1:1'), hits('1:2')])), 2)).toBeNull();
  });
});

test('losses by formation: those of its units, and last what is in none', () => {
  const [first, second] = lossesByFormation(
    foldGame(SETUP, factsOf([hits('0:1'), hits('0:2', 1), hold('0:v', 'enemy')])),
  );
  expect(first.map(({ formation, lost, most }) => [formation?.name ?? null, lost, most])).toEqual([
    ['Brigade', 2, 6],
    [null, 2, 2],
  ]);
  expect(first[0]?.pieces.map(({ piece, lost, most }) => [piece.id, lost, most])).toEqual([
    ...[
      ['0:0', 0, 1],
      ['0:1', 2, 2],
      ['0:2', 0, 3],
    ],
  ]);
  expect(second.map(({ lost, most }) => [lost, most])).toEqual([
    [0, 6],
    [0, 2],
  ]);
});
