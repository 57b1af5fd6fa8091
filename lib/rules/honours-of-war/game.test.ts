import { describe, expect, test } from 'vitest';
import { loadSystem } from '@/lib/rules';
import { readyMadeOf } from '@/lib/sheets/fixtures/printed';
import type { Fact, GameAct } from '../core/game/fact';
import { foldGame, lossesOf, winnerByLosses } from '../core/game/fold';
import type { GamePiece, Setup } from '../core/game/machine';
import { type GameState, phasesOf } from '../core/game/state';
import { byGeneral, commandFaces } from './command-die';
import { gameSetup, MACHINE } from './game';
import {
  gunsAbandoned,
  isBrigadeBroken,
  pursuitNeeds,
  ralliedHits,
  ratingAfter,
  splitSizes,
  weatherAfter,
  weatherOf,
} from './game/outcomes';
import type { Army } from './schema';

const honoursOfWar = await loadSystem('honours-of-war');

const files = await readyMadeOf('honours-of-war');
const armyOf = (part: string) => {
  const file = files.find(({ name }) => name.includes(part));
  if (file === undefined) throw new Error(`No ready-made army is called ${part}`);
  return { file: file as typeof file & { army: Army }, assessment: honoursOfWar.assess(file) };
};

const factsOf = (acts: readonly GameAct[]): Fact[] => acts.map((what, index) => ({ id: `f${index}`, what }));

/** The acts that take a game to the end of so many whole turns. */
const turns = (setup: Setup, count: number): GameAct[] =>
  Array.from(
    { length: count * setup.machine.phases.filter(({ option }) => option === undefined).length },
    () => ({
      act: 'go on',
    }),
  );

const hit = (piece: string, by: number): GameAct => ({ act: 'count', piece, counter: 'hits', by });

const stateOf = (game: GameState, id: string) => game.pieces.get(id)?.conditions.state;
const hitsOf = (game: GameState, id: string) => game.pieces.get(id)?.counters.hits;

/** A game of a few units of one brigade on either side, in halves. */
const smallGame = (weights: readonly number[], options: readonly string[] = [], breaksAt = 8): Setup => ({
  system: 'honours-of-war',
  dataVersion: '1',
  machine: MACHINE,
  options,
  pieces: ([0, 1] as const).flatMap((side): GamePiece[] => [
    { id: `${side}:b`, of: 'formation', side, name: 'Brigade' },
    ...weights.map((weight, index) => ({
      id: `${side}:u${index}`,
      of: 'unit' as const,
      side,
      name: `Unit ${index}`,
      in: `${side}:b`,
      worth: { weight, red: 1 },
    })),
    { id: `${side}:o`, of: 'objective', side, name: 'Village', worth: { points: 4 } },
  ]),
  sides: [
    { name: 'Red', breaksAt },
    { name: 'Blue', breaksAt },
  ],
});

test('the eight printed forces break at 2, 2, 5, 5, 8, 5, 10, 10 (PH6)', () => {
  const named = ['St Ulrich: Blue', 'St Ulrich: Red', 'Kutzdorf: Blue', 'Kutzdorf: Red'];
  const others = [
    'Spittelwitz: Blue',
    'Spittelwitz: Red',
    'Lobositz 1756: Prussia',
    'Lobositz 1756: Austria',
  ];
  const points = [...named, ...others].map((name) => {
    const army = armyOf(name);
    return (gameSetup([army, army]).sides[0].breaksAt ?? 0) / 2;
  });
  expect(points).toEqual([2, 2, 5, 5, 8, 5, 10, 10]);
});

/** A turn in whose rally phase something is done. */
const turnWithRally = (setup: Setup, act: GameAct): GameAct[] => {
  const rally = phasesOf(setup).findIndex(({ key }) => key === 'rally');
  const acts = turns(setup, 1);
  return [...acts.slice(0, rally), act, ...acts.slice(rally)];
};

describe('rally (PH7, PH8)', () => {
  test.each([
    [4, 'standard', 'middle', 'none', 3],
    [4, 'standard', 'far', 'none', 2],
    [4, 'inferior', 'middle', 'none', 4],
    [4, 'inferior', 'far', 'none', 3],
    [3, 'standard', 'near', 'unrated', 2],
    [1, 'standard', 'far', 'none', 1],
    [4, 'superior', 'far', 'dashing', 1],
    [0, 'standard', 'far', 'dashing', 0],
  ] as const)('%i hits, %s, enemy %s, general %s: %i', (hits, quality, band, general, left) => {
    expect(ralliedHits(hits, quality, band, general)).toBe(left);
  });

  test.each([
    [3, 'reforming'],
    [4, 'must-retreat'],
  ])('a unit that went back and keeps %i hits after its first rally is %s', (left, state) => {
    const setup = smallGame([2]);
    const game = foldGame(setup, factsOf([hit('0:u0', 4), ...turnWithRally(setup, hit('0:u0', left - 4))]));
    expect(stateOf(game, '0:u0')).toBe(state);
  });

  test('it reforms for a turn, goes back again at four hits, and is steady at last', () => {
    const setup = smallGame([2]);
    const acts = [hit('0:u0', 4), ...turnWithRally(setup, hit('0:u0', -1))];
    const reforming = foldGame(setup, factsOf(acts));
    expect([stateOf(reforming, '0:u0'), reforming.turn, reforming.phase]).toEqual([
      'reforming',
      2,
      'generals',
    ]);
    expect(stateOf(foldGame(setup, factsOf([...acts, hit('0:u0', 1)])), '0:u0')).toBe('retreated');
    expect(stateOf(foldGame(setup, factsOf([...acts, ...turns(setup, 1)])), '0:u0')).toBe('steady');
  });
});

describe('the command die (PH9 to PH11)', () => {
  test.each([
    ['dithering', {}, 1, 'feeble'],
    ['dithering', {}, 6, 'steady'],
    ['dependable', {}, 1, 'poor'],
    ['dependable', {}, 6, 'admirable'],
    ['dashing', {}, 1, 'steady'],
    ['dashing', {}, 6, 'inspiring'],
    ['dashing', { directed: true }, 1, 'steady'],
    ['dashing', { directed: true }, 5, 'inspiring'],
    ['dithering', { hurt: true }, 1, 'feeble'],
    ['dithering', { hurt: true }, 3, 'poor'],
    ['dithering', { hurt: true, directed: true }, 1, 'poor'],
    ['dithering', { hurt: true, directed: true }, 2, 'poor'],
  ] as const)('%s %o throws %i: %s', (rating, above, die, result) => {
    expect(commandFaces(rating, above)[die - 1]).toBe(result);
  });

  test.each([
    ['poor', 'dashing', 4, 'poor'],
    ['poor', 'dashing', 5, 'steady'],
    ['inspiring', 'dithering', 2, 'steady'],
    ['inspiring', 'dithering', 3, 'inspiring'],
  ] as const)('%s under a %s general, second die %i: %s', (result, general, die, after) => {
    expect(byGeneral(result, general, die)).toBe(after);
  });
});

test.each([
  [8, 0, 1],
  [8, 8, null],
  [7, 8, 0],
  [7, 0, undefined],
] as const)(
  'losses of %i and %i halves at the end of a turn, breaking at 8: winner %s (PH13)',
  (red, blue, winner) => {
    const setup = smallGame([1, 1, 1, 1, 1, 1, 1, 1]);
    const down = (side: number, count: number) =>
      Array.from({ length: count }, (_, index) => hit(`${side}:u${index}`, 5));
    const game = foldGame(setup, factsOf([...down(0, red), ...down(1, blue), ...turns(setup, 1)]));
    expect([lossesOf(game, 0), lossesOf(game, 1)]).toEqual([red, blue]);
    expect(winnerByLosses(game)).toBe(winner);
  },
);

test('when time is up, who lost more has lost; as much is a draw (PH13)', () => {
  const setup = smallGame([1, 1, 1, 1, 1, 1, 1, 1], [], 20);
  const both = (red: number, blue: number) =>
    foldGame(
      setup,
      factsOf([
        ...Array.from({ length: red }, (_, index) => hit(`0:u${index}`, 5)),
        ...Array.from({ length: blue }, (_, index) => hit(`1:u${index}`, 5)),
      ]),
    );
  expect(winnerByLosses(both(8, 7), true)).toBe(1);
  expect(winnerByLosses(both(8, 8), true)).toBeNull();
});

test('an objective costs its first owner while the enemy holds it, and nobody while it is disputed (R54, PH14)', () => {
  const setup = smallGame([2]);
  const becomes = (to: string): GameAct => ({ act: 'become', piece: '0:o', condition: 'holder', to });
  const acts = [becomes('enemy'), becomes('disputed'), becomes('own')];
  const lost = acts.map((_, index) => lossesOf(foldGame(setup, factsOf(acts.slice(0, index + 1))), 0));
  expect(lost).toEqual([4, 0, 0]);
});

test('red dice count half a point each while they show, by option (R55, PH15)', () => {
  const acts = [hit('0:u0', 5), hit('0:u1', 5), hit('0:u2', 5), hit('0:u3', 4), hit('0:u4', 4)];
  const setup = smallGame([2, 2, 2, 2, 2], ['red-dice']);
  expect(lossesOf(foldGame(setup, factsOf(acts)), 0)).toBe(8);
  const later: GameAct[] = [...acts, hit('0:u3', -1), ...turns(setup, 1), ...turns(setup, 1)];
  expect(lossesOf(foldGame(setup, factsOf(later)), 0)).toBe(7);
  expect(lossesOf(foldGame(smallGame([2, 2, 2, 2, 2]), factsOf(acts)), 0)).toBe(6);
});

test('a brigade is broken by more than half its units, one by one, without transport (R48, PH16)', () => {
  const setup = smallGame([2, 2, 2, 1, 0]);
  const acts = [hit('0:u3', 5), hit('0:u0', 5)];
  expect(isBrigadeBroken(foldGame(setup, factsOf(acts)), '0:b')).toBe(false);
  expect(isBrigadeBroken(foldGame(setup, factsOf([...acts, hit('0:u1', 5)])), '0:b')).toBe(true);
});

test('casualties take a dashing commander down step by step (PH17)', () => {
  const ratings: ReturnType<typeof ratingAfter>[] = [];
  for (const sum of [11, 12, 11, 5]) ratings.push(ratingAfter(ratings.at(-1) ?? 'dashing', sum));
  expect(ratings).toEqual(['dependable', 'dithering', 'hurt', 'hurt']);
  expect(ratingAfter('unrated', 12)).toBe('dithering');
});

test('guns at four hits: the crew leaves them or limbers (PH18)', () => {
  expect([2, 3].map((die) => gunsAbandoned(die, 'fire'))).toEqual([true, false]);
  expect([4, 5].map((die) => gunsAbandoned(die, 'melee'))).toEqual([true, false]);
  expect(gunsAbandoned(3, 'melee', true)).toBe(false);
});

test('pursuit needs 2 or 4, 3 or 5, 4 or 6, as it is wished or not (PH19)', () => {
  const needs = (['superior', 'standard', 'inferior'] as const).map((quality) => [
    pursuitNeeds(quality, true),
    pursuitNeeds(quality, false),
  ]);
  expect(needs).toEqual([
    [2, 4],
    [3, 5],
    [4, 6],
  ]);
});

test('weather changes by the die, only up from fog and only down from storm, within its table (R50, PH4, PH5)', () => {
  const scores: number[] = [];
  for (const die of [6, 3, 6]) scores.push(weatherAfter(scores.at(-1) ?? 11, die, 'spring-autumn'));
  expect(scores).toEqual([12, 12, 11]);
  expect(scores.map((score) => weatherOf(score, 'spring-autumn'))).toEqual(['storm', 'storm', 'heavyRain']);
  const after = (score: number) => [1, 2, 3, 4, 5, 6].map((die) => weatherAfter(score, die, 'spring-autumn'));
  expect(after(2)).toEqual([3, 3, 2, 2, 3, 3]);
  expect(after(12)).toEqual([11, 11, 12, 12, 11, 11]);
  expect(weatherAfter(12, 5, 'winter')).toBe(11);
  expect(weatherAfter(12, 5, 'summer')).toBe(12);
  expect(weatherAfter(2, 1, 'summer')).toBe(2);
});

test('a large unit splits into a standard and a small one (R56, PH20)', () => {
  expect(splitSizes({ size: 'large' })).toEqual(['standard', 'small']);
  expect(splitSizes({ size: 'standard' })).toEqual(['small', 'small']);
  expect(splitSizes({ size: 'small' })).toBeNull();
});

test('the melee of p. 33 comes out as printed (R53, PH3)', () => {
  const setup = smallGame([2, 2], [], 8);
  const game = foldGame(
    setup,
    factsOf([
      ...[hit('1:u0', 4), hit('0:u0', 2), hit('0:u1', 2)],
      // passed through by the first
      hit('1:u1', 1),
      // caught by the pursuit
      hit('1:u0', 1),
      hit('0:u1', 2),
    ]),
  );
  expect(['1:u1', '0:u0', '0:u1'].map((id) => hitsOf(game, id))).toEqual([1, 2, 4]);
  expect([stateOf(game, '1:u0'), stateOf(game, '0:u1'), stateOf(game, '1:u1')]).toEqual([
    ...['done-for', 'retreated', 'steady'],
  ]);
  expect([lossesOf(game, 0), lossesOf(game, 1)]).toEqual([0, 2]);
});
