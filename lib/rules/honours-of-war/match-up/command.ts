import { D6, shareOf, sumOf } from '../../core/match-up/chances';
import { type Fraction, fraction, minus, ONE, plus, times, ZERO } from '../../core/price/fraction';
import {
  type Above,
  type CommandRating,
  type CommandResult,
  commandFaces,
  HELD,
  TWO_MOVES,
} from '../command-die';
import type { Army, Commander, General, Lieutenant } from '../schema';
import { LIMITS, type NationalRow } from '../tables';

/** The chance of each result of the command die. */
export type Performance = Readonly<Record<CommandResult, Fraction>>;

const sixths = (faces: readonly number[]): Fraction => fraction(faces.length, D6.length);

const rolled = (faces: readonly CommandResult[]): Performance => {
  const chance = (result: CommandResult) =>
    fraction(faces.filter((each) => each === result).length, faces.length);
  return {
    feeble: chance('feeble'),
    poor: chance('poor'),
    steady: chance('steady'),
    admirable: chance('admirable'),
    inspiring: chance('inspiring'),
  };
};

/** Some results become steady with this chance. */
const steadied = (
  performance: Performance,
  from: readonly CommandResult[],
  chance: Fraction,
): Performance => {
  const rest = minus(ONE, chance);
  const moved = sumOf(from.map((result) => times(performance[result], chance)));
  const less = Object.fromEntries(from.map((result) => [result, times(performance[result], rest)]));
  return { ...performance, ...less, steady: plus(performance.steady, moved) };
};

/**
 * The results of a brigade's command die (p. 18): raised if directed, one lower if hurt beyond dithering (p. 13), then
 * made steady by a dashing general of its own and by a dithering one.
 */
export const performanceOf = (rating: CommandRating, above: Above): Performance => {
  const { generals } = above;
  const die = rolled(commandFaces(rating, above));
  const { uprating, downrating } = LIMITS.generalDie;
  const up = generals.includes('dashing') ? steadied(die, HELD, sixths(uprating)) : die;
  return generals.includes('dithering') ? steadied(up, TWO_MOVES, sixths(downrating)) : up;
};

const sumResults = (performance: Performance, results: readonly CommandResult[]): Fraction =>
  sumOf(results.map((result) => performance[result]));

/** The chance that it may not advance. */
export const holdsBack = (performance: Performance): Fraction => sumResults(performance, HELD);

/** The chance that it has two moves. */
export const twoMoves = (performance: Performance): Fraction => sumResults(performance, TWO_MOVES);

/** The ratings a commander may turn out to have, by the die of his nation while he is variable (p. 11). */
export const ratingChances = (
  rating: Commander['rating'] | General['rating'] | Lieutenant['rating'],
  { dice }: Pick<NationalRow, 'dice'>,
): readonly (readonly [CommandRating | 'unrated', Fraction])[] => {
  if (rating !== 'variable') return [[rating, ONE]];
  const faces = Object.values(dice).flat().length;
  return (['dithering', 'dependable', 'dashing'] as const).map((each) => [
    each,
    shareOf(fraction(dice[each].length), fraction(Math.max(1, faces))),
  ]);
};

/** What is expected of the brigades of an army in one turn, in brigades. */
export type ExpectedMoves = { readonly held: Fraction; readonly two: Fraction };

const NOTHING: ExpectedMoves = { held: ZERO, two: ZERO };

const both = (a: ExpectedMoves, b: ExpectedMoves): ExpectedMoves => ({
  held: plus(a.held, b.held),
  two: plus(a.two, b.two),
});

const weighted = ({ held, two }: ExpectedMoves, by: Fraction): ExpectedMoves => ({
  held: times(held, by),
  two: times(two, by),
});

/**
 * The brigades held back and those with two moves in one turn, on average, of those with a commander (p. 18);
 * `directed` = the brigade whose commander a general raises, by its number from 0.
 */
export const expectedCommand = (army: Army, row: NationalRow, directed?: number): ExpectedMoves => {
  const general = army.general?.rating ?? 'unrated';
  return army.brigades.reduce((sum, { id, commander }, index) => {
    if (commander === null) return sum;
    const lieutenant = army.lieutenants.find(({ brigades }) => brigades.includes(id));
    const over = lieutenant === undefined ? 'unrated' : lieutenant.rating;
    return ratingChances(over, row).reduce(
      (all, [above, likely]) =>
        ratingChances(commander.rating, row).reduce((part, [rating, chance]) => {
          if (rating === 'unrated') return part;
          const performance = performanceOf(rating, {
            generals: [general, above],
            directed: index === directed,
          });
          const expected = { held: holdsBack(performance), two: twoMoves(performance) };
          return both(part, weighted(expected, times(chance, likely)));
        }, all),
      sum,
    );
  }, NOTHING);
};

/** The first brigade of a dependable commander, if the commanding general may raise him (p. 12-13); -1 if none. */
export const directable = ({ brigades, general }: Army): number =>
  general === null || general.rating === 'dithering'
    ? -1
    : brigades.findIndex(({ commander }) => commander?.rating === 'dependable');
