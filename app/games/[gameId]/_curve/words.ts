// What the curve of losses says.

export const lossesByTurns = 'Losses by turns';
export const drawnLosses = (names: readonly string[]): string =>
  `The losses of ${names.join(' and ')} after each turn, drawn. The figures follow in a table.`;
export const bothBreakHere = 'both break here';
export const breaksHere = (name: string): string => `${name} breaks here`;
export const turnAxis = 'turn';
export const whatLasted = 'What lasted for turns';
export const inTurns = ([from, to]: readonly [number, number]): string =>
  from === to ? `turn ${from}` : `turns ${from} to ${to}`;
export const inFigures = 'In figures';
export const afterTurn = 'After turn';
export const beforeFirstTurn = 'before the first';
