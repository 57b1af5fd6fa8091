import * as coreWords from '@/lib/rules/core/game/words';

// What a game at the table says.

export const lossesOfSides = 'Losses of both sides';

const acts = (count: number): string => (count === 1 ? '1 act' : `${count} acts`);

const REFUSALS: Readonly<Record<string, string>> = {
  'other-side': 'only the other side may do this',
  'nothing-there': 'what you took back is not in the game',
  'far-ahead': 'the game has not come that far',
};
/** One sentence for each reason: "2 of your acts were refused: only the other side may do this." */
export const refusedActs = (codes: readonly string[]): string =>
  [...new Set(codes)]
    .map((code) => {
      const count = codes.filter((each) => each === code).length;
      const acts = count === 1 ? 'One of your acts was refused' : `${count} of your acts were refused`;
      return `${acts}: ${REFUSALS[code] ?? 'this Muster does not know why'}.`;
    })
    .join(' ');

export const logTitle = 'The battle so far';
export const takeBackActs = (count: number): string => `Take back ${acts(count)}`;

export const handOver = 'Hand over without a network';
export const actsInCodes = (count: number, codes: number): string =>
  codes === 1 ? `${acts(count)} in 1 code.` : `${acts(count)} in ${codes} codes, to read in any order.`;
export const restForNext = (count: number): string =>
  `${acts(count)} more wait: hand them over once these are with the table.`;
export const cameOver = (count: number): string =>
  count === 0 ? 'Nothing new: these acts are here already.' : `${acts(count)} came over.`;

export const seats = 'Who sits at the table';

export const endTitle = 'How did it end?';
export const hows = {
  broken: 'An army is broken',
  objectives: coreWords.objectives,
  time: 'Time is up',
  agreement: 'Agreement',
} as const;
