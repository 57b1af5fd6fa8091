// What the builder and the editor of battles both say.

export const partNotLoaded = 'Part of this page could not be loaded. Your edits are safe.';
export const howToDragByKeys =
  'Press space to pick up, arrow keys to move, space to put down, escape to leave it where it was.';
