// What a match-up says.

export const aboutMatchUp =
  'What two armies are to each other before a game: who begins, out-shoots, obeys, stands and breaks, with odds by page.';
export const everyThrow = (makes: string): string => `${makes} expected when everything fires`;
