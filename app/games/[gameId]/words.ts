import * as coreWords from '@/lib/rules/core/game/words';

// What a game at the table says.

export const lossesOfSides = 'Losses of both sides';

export const logTitle = 'The battle so far';

export const handOver = 'Hand over without a network';

export const seats = 'Who sits at the table';

export const endTitle = 'How did it end?';
export const hows = {
  broken: 'An army is broken',
  objectives: coreWords.objectives,
  time: 'Time is up',
  agreement: 'Agreement',
} as const;
