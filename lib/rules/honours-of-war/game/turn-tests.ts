import weather from '@/data/honours-of-war/reference/weather.json';
import { signed } from '../../core/army/number';
import type { GameTest, TestFace, TestModifier } from '../../core/contract/game';
import { type GameSide, sideNames } from '../../core/game/machine';
import type { GameState } from '../../core/game/state';
import { LIMITS, page } from '../tables';
import { BATTLE } from './facts';
import { type GameRating, ratingAfter, weatherAfter, weatherOf } from './outcomes';
import {
  becomes,
  D6,
  hasMark,
  isTested,
  markAs,
  type OnTable,
  ratingOf,
  TESTED,
  TESTS,
  unitsIn,
  weatherIn,
} from './table';
import { WORDS } from './words';

/** Scores of two D6. */
const TWO_DICE = Array.from({ length: 2 * D6.length - 1 }, (_, index) => index + 2);

const SIDES = [0, 1] as const;
const ORDER = ['first', 'second'] as const;

/** The side that attacks, if the players named one (p. 18). */
const attackerOf = ({ setup }: GameState): GameSide | undefined =>
  SIDES.find((side) => setup.options.includes(`attacker:${side}`));

type Initiative = 'movement-initiative' | 'firing-initiative';

const wins = (key: Initiative, side: GameSide) => [becomes(BATTLE, key, ORDER[side])];

/** Who begins (p. 18, 25): a D6 each; the score is the first side's die less the second's. */
export const initiativeTests = (game: GameState, key: Initiative): GameTest[] => {
  const { setup, turn } = game;
  const facts = setup.pieces.find(({ id }) => id === BATTLE)?.facts;
  const attacker = key === 'movement-initiative' ? attackerOf(game) : undefined;
  const names = sideNames(setup);
  const name = (side: GameSide) => names[side];
  const label = setup.machine.phases.find((phase) => phase.key === key)?.label ?? '';
  const cite = page(key === 'movement-initiative' ? '18' : '25');
  const test = { key, label, piece: null, cite };
  if (attacker !== undefined && turn === 1) {
    const face = { score: 0, short: name(attacker), text: WORDS.unthrown(name(attacker)) };
    return [{ ...test, dice: 'none', modifiers: [], faces: [{ ...face, acts: wins(key, attacker) }] }];
  }
  // a modifier of the second side counts against the score
  const sign = (side: GameSide) => (side === 0 ? 1 : -1);
  const modifiers = SIDES.flatMap((side): TestModifier[] => {
    const own = Number(facts?.[`${key} ${side}`] ?? 0);
    const bonus = LIMITS.attackerInitiative;
    const of = (label: string, by: number) => ({
      label: `${name(side)}: ${label} ${signed(by)}`,
      by: by * sign(side),
    });
    return [
      ...(own === 0 ? [] : [{ key: `nation ${side}`, ...of(TESTS.initiative.nation, own), on: true, cite }]),
      ...(attacker === side
        ? [
            {
              key: `attacker ${side}`,
              ...of(TESTS.initiative.attacker, bonus.value),
              on: true,
              cite: bonus.cite,
            },
          ]
        : []),
    ];
  });
  const by = modifiers.reduce((sum, each) => sum + each.by, 0);
  const least = 1 - D6.length;
  return [
    {
      ...test,
      dice: 'each',
      modifiers,
      faces: Array.from({ length: D6.length - least }, (_, index): TestFace => {
        const score = least + index;
        if (score + by === 0) return { score, short: WORDS.again, text: WORDS.tie, acts: [] };
        const side = score + by > 0 ? 0 : 1;
        return { score, short: name(side), text: WORDS.starts(name(side)), acts: wins(key, side) };
      }),
    },
  ];
};

/** The weather of turn 1, and how it changes (p. 38, R50). */
export const weatherTests = (game: GameState): GameTest[] => {
  const now = weatherIn(game);
  if (now === undefined) return [];
  const { score: before, season } = now;
  const face = (score: number, next: number): TestFace => {
    const { label } = weather.results[weatherOf(next, season) as keyof typeof weather.results];
    const acts =
      next === before
        ? []
        : [{ act: 'count', piece: BATTLE, counter: 'weather', by: next - before } as const];
    return { score, short: label, text: WORDS.weather(label, next), acts };
  };
  const test = { label: weather.title, piece: null, modifiers: [], cite: TESTS.weather.cite };
  return game.turn === 1
    ? [{ ...test, key: 'weather', dice: '2d6', faces: TWO_DICE.map((score) => face(score, score)) }]
    : [
        {
          ...test,
          key: 'weather-change',
          dice: 'd6',
          faces: D6.map((die) => face(die, weatherAfter(before, die, season))),
        },
      ];
};

const ratingLabel = ({ setup }: GameState, rating: GameRating): string =>
  setup.machine.conditions.find(({ key }) => key === 'rating')?.values.find(({ value }) => value === rating)
    ?.label ?? rating;

/** What a test of a leader leaves behind. */
const testedActs = (game: GameState, { piece: { id, in: brigade } }: OnTable) => [
  ...(hasMark(game, TESTED) ? [markAs(id, TESTED)] : []),
  ...(brigade === undefined ? [] : unitsIn(game, brigade))
    .filter(({ state }) => state.marks.has('hit-by-fire'))
    .map(({ piece }) => markAs(piece.id, 'hit-by-fire', false)),
];

/** Whether a leader is hit (p. 13): once a phase, whatever hit his brigade (R57). */
export const casualtyTests = (game: GameState, leader: OnTable): GameTest[] => {
  if (isTested(leader)) return [];
  const { id } = leader.piece;
  const rating = ratingOf(leader);
  const tested = testedActs(game, leader);
  const test: GameTest = {
    key: 'casualty',
    label: TESTS.casualty.label,
    piece: id,
    dice: '2d6',
    modifiers: [],
    faces: TWO_DICE.map((score): TestFace => {
      const next = ratingAfter(rating, score);
      if (score < TESTS.casualty.from)
        return { score, short: WORDS.unchanged, text: WORDS.unhurt, acts: tested };
      const label = ratingLabel(game, next);
      if (next === rating) return { score, short: label, text: WORDS.notLower, acts: tested };
      return {
        score,
        short: label,
        text: WORDS.casualty(label),
        acts: [becomes(id, 'rating', next), ...tested],
      };
    }),
    cite: TESTS.casualty.cite,
  };
  return [test];
};
