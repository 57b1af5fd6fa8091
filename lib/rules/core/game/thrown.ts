import type { GameRules, TestDice } from '../contract/game';
import type { Course } from './course';
import { withFact } from './fold';
import type { GameSide } from './machine';
import { beginGame } from './state';

/** What a side threw: how often, what that came to, and what such dice come to on average. */
export type DiceTotal = {
  /** null for throws of both sides, or of none */
  readonly side: GameSide | null;
  readonly throws: number;
  readonly sum: number;
  /** null where the dice of a throw are not known */
  readonly mean: number | null;
};

/** What dice come to on average; average dice do as well as others. */
const MEANS: Readonly<Record<TestDice, number>> = { d6: 3.5, average: 3.5, '2d6': 7, each: 0, none: 0 };

/** The dice of the tests that were thrown, by their keys, as the rules have them when they are thrown. */
const diceIn = (course: Course, rules: GameRules): ReadonlyMap<string, TestDice> => {
  const dice = new Map<string, TestDice>();
  const keys = new Set(
    course.entries.flatMap(({ fact: { what } }) => (what.act === 'throw' ? [what.test] : [])),
  );
  let game = beginGame(course.game.setup);
  for (const { stands, fact } of course.entries) {
    if (dice.size === keys.size) break;
    if (!stands) continue;
    const { what } = fact;
    if (what.act === 'throw' && what.dice.length > 0 && !dice.has(what.test)) {
      const test = rules.tests(game, what.piece, new Set()).find(({ key }) => key === what.test);
      if (test !== undefined && test.dice !== 'none') dice.set(what.test, test.dice);
    }
    game = withFact(game, fact);
  }
  return dice;
};

/**
 * The dice thrown in a game, by sides: valid throws only.
 * @param rules null if the system no longer has any: then no dice are known
 */
export const thrownIn = (course: Course, rules: GameRules | null): readonly DiceTotal[] => {
  const dice = rules === null ? new Map<string, TestDice>() : diceIn(course, rules);
  return ([0, 1, null] as const).flatMap((side): DiceTotal[] => {
    const throws = course.entries.flatMap(({ fact: { what }, stands, side: own }) =>
      stands && what.act === 'throw' && what.dice.length > 0 && own === side ? [what] : [],
    );
    if (throws.length === 0) return [];
    let sum = 0;
    let mean: number | null = 0;
    for (const { test, dice: scores } of throws) {
      sum += scores.reduce((all, score) => all + score, 0);
      const kind = dice.get(test);
      // one score is one throw; more of them are the dice of a program we do not know
      mean = mean === null || kind === undefined || scores.length > 1 ? null : mean + MEANS[kind];
    }
    return [{ side, throws: throws.length, sum, mean }];
  });
};
