// What the builder and the editor of battles both say.

export const chooseVersion = 'Your edits are on this device. Choose which version to keep.';
export const foldAll = 'Fold all';
export const unfoldAll = 'Unfold all';
export const moreNames = (more: number): string => `${more} more: type part of the name`;
export const notInService = (year: number): string => `not in service in ${year}:`;
export const addNote = 'Add a note';
export const partNotLoaded = 'Part of this page could not be loaded. Your edits are safe.';
export const undoOf = (back: string): string => `Undo: ${back}`;
export const redoOf = (forth: string): string => `Redo: ${forth}`;
export const drag = (name: string): string => `Drag ${name}`;
export const dragHandle = 'drag handle';
export const moveNamed = (name: string): string => `Move ${name}`;
export const foldNamed = (name: string): string => `Fold ${name}`;
export const duplicateKey = 'Ctrl+D';
export const moveToPlace = 'Move to…';
export const removeKey = 'Del';
export const pageTitle = (title: string): string => `${title}: Muster`;
export const redo = 'Redo';
export const selected = (name: string): string => `Selected: ${name}`;
export const howToDragByKeys =
  'Press space to pick up, arrow keys to move, space to put down, escape to leave it where it was.';
export const enterNumber = (bounds: string): string => `Enter a number ${bounds}.`;
