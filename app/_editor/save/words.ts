// What is said of edits, and of where they are saved.

export const wasChangedElsewhere = (what: string): string =>
  `This ${what} was changed elsewhere. You see the newest version. Undo brings back yours.`;
