// What the curve of losses says.

export const drawnLosses = (names: readonly string[]): string =>
  `The losses of ${names.join(' and ')} after each turn, drawn. The figures follow in a table.`;
export const whatLasted = 'What lasted for turns';
export const inTurns = ([from, to]: readonly [number, number]): string =>
  from === to ? `turn ${from}` : `turns ${from} to ${to}`;
export const inFigures = 'In figures';
