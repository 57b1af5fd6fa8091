import type { GameTest, TestDice, TestFace } from '@/lib/rules/core/contract/game';
import type { GameAct } from '@/lib/rules/core/game/fact';

const D6 = [1, 2, 3, 4, 5, 6] as const;
/** The faces of an average die. */
const AVERAGE = [2, 3, 3, 4, 4, 5] as const;

const oneOf = (faces: readonly number[]): number => {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  return faces[Math.floor((random / 2 ** 32) * faces.length)] ?? 0;
};

/** A score of the dice of a test, thrown by the app because somebody asked for it. */
export const thrownScore = (dice: TestDice): number => {
  switch (dice) {
    case 'd6':
      return oneOf(D6);
    case 'average':
      return oneOf(AVERAGE);
    case '2d6':
      return oneOf(D6) + oneOf(D6);
    case 'each':
      return oneOf(D6) - oneOf(D6);
    case 'none':
      return 0;
  }
};

/** What is entered for a face of a test: the throw first, what it makes of the game behind it. */
export const actsOfFace = (
  { key, label, piece, dice }: GameTest,
  { score, short, acts }: TestFace,
): { readonly first: GameAct; readonly others: readonly GameAct[] } => ({
  first: {
    act: 'throw',
    test: key,
    piece,
    dice: dice === 'none' ? [] : [score],
    outcome: `${label}: ${short}`.slice(0, 200),
  },
  others: acts,
});
