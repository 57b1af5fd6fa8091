// What my games and the links to seats say.

/** Why no button leads from an army to the table. */
export const tablePlays = (systems: readonly string[]): string =>
  `The table plays ${systems.join(', ')} so far.`;

export const sitDown = 'Sit down at a game';
