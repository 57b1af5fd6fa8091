import type { GameTest, Reminder, TestFace } from '../../core/contract/game';
import type { GamePiece } from '../../core/game/machine';
import type { GameState } from '../../core/game/state';
import { RATING_LABELS, RATINGS } from '../tables';
import { becomes, D6, markAs, type OnTable, piecesOfKind, TESTS } from './table';
import { WORDS } from './words';

type Dice = Readonly<Record<(typeof RATINGS)[number], readonly number[]>>;

const FACT = 'rating-die';
const THROWN = 'rating-thrown';

/** The faces of his nation, kept by a commander whose rating is thrown (p. 11, 41-50): copied, as all facts. */
export const ratingDieFacts = (dice: Dice): NonNullable<GamePiece['facts']> => ({
  [FACT]: D6.map((score) => RATINGS.find((rating) => dice[rating].includes(score)) ?? '').join(' '),
});

/** The rating of each face for a commander who has not thrown yet; none for any other. */
const ratingsOf = ({ piece, state }: OnTable): (typeof RATINGS)[number][] => {
  const die = piece.facts?.[FACT];
  if (die === undefined || state.marks.has(THROWN)) return [];
  return `${die}`.split(' ').flatMap((name) => RATINGS.filter((rating) => rating === name));
};

/** The die of a variable commander (p. 11): before the game, or when his brigade enters the table. */
export const ratingTests = (leader: OnTable): GameTest[] => {
  const { id } = leader.piece;
  const ratings = ratingsOf(leader);
  if (ratings.length === 0) return [];
  return [
    {
      key: 'rating',
      label: TESTS.rating.label,
      piece: id,
      dice: 'd6',
      modifiers: [],
      faces: ratings.map((rating, index): TestFace => {
        const label = RATING_LABELS[rating];
        const acts = [becomes(id, 'rating', rating), markAs(id, THROWN)];
        return { score: index + 1, short: label, text: WORDS.rated(label), acts };
      }),
      cite: TESTS.rating.cite,
    },
  ];
};

const BEFORE = ['weather', 'generals', 'movement-initiative'];

/** Commanders whose rating is not thrown yet, before anybody moves. */
export const ratingReminders = (game: GameState): Reminder[] => {
  if (game.turn > 1 || !BEFORE.includes(game.phase)) return [];
  return piecesOfKind(game, 'leader')
    .filter((leader) => ratingsOf(leader).length > 0)
    .map(({ piece: { id, side, name } }) => ({
      key: `rating ${id}`,
      side,
      piece: id,
      text: WORDS.ratingDue(name),
      cite: TESTS.rating.cite,
    }));
};
