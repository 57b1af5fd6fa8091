// What only the page of a report says.

export const toTable = 'To the table';
export const numbersOnCurve = 'numbers as on the curve';
export const crossedOut = 'crossed out: lost';
export const gameAsText = 'The game as text';
export const textOfGame = 'Text of the game';
export const plainText = 'Plain text';
export const game = 'game';
/** as within the name of a file */
export const reportWithin = 'battle report';
