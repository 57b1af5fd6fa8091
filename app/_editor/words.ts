// What the builder and the editor of battles both say.

export const thisDevice = 'This device';
export const changedElsewhere = (what: string): string => `This ${what} was changed elsewhere`;
export const takeOther = 'Take the other, keep this as a copy';
export const keepThisOne = 'Keep this one';
export const takeBoth = 'Take both';
export const savedNewer = (other: string | undefined, kept: string): string =>
  `${other ?? 'Another device'} saved a newer version while you were editing here. ${kept}`;
export const nowOnThisDevice = 'now, on this device';
export const deletedElsewhere = (what: string): string => `This ${what} was deleted elsewhere`;
export const keepAsNew = (what: string): string => `Keep it as a new ${what}`;
export const editsOnThisDevice = (what: string): string =>
  `Your edits are still on this device. You can keep them as a new ${what}.`;
export const chooseVersion = 'Your edits are on this device. Choose which version to keep.';
export const foldAll = 'Fold all';
export const unfoldAll = 'Unfold all';
export const moreNames = (more: number): string => `${more} more: type part of the name`;
export const notInService = (year: number): string => `not in service in ${year}:`;
export const addNote = 'Add a note';
export const partNotLoaded = 'Part of this page could not be loaded. Your edits are safe.';
export const needsJavaScript =
  'The editor needs JavaScript. Turn it on in this browser, then open the page again.';
export const undoOf = (back: string): string => `Undo: ${back}`;
export const redoOf = (forth: string): string => `Redo: ${forth}`;
export const drag = (name: string): string => `Drag ${name}`;
export const dragHandle = 'drag handle';
export const pickedUp = (name: string): string => `Picked up ${name}.`;
export const isOver = (name: string, target: string, within: string): string =>
  `${name} is over ${target}, in ${within}.`;
export const putDown = (name: string, over: string): string => `Put ${name} down${over}.`;
export const atNamed = (name: string): string => ` at ${name}`;
export const stays = (name: string): string => `${name} stays where it was.`;
export const moveNamed = (name: string): string => `Move ${name}`;
export const foldNamed = (name: string): string => `Fold ${name}`;
export const move = 'Move';
export const duplicateKey = 'Ctrl+D';
export const moveToPlace = 'Move to…';
export const removeKey = 'Del';
export const bothCanBeTaken = ' The changes do not touch: you can take both.';
export const pageTitle = (title: string): string => `${title}: Muster`;
export const redo = 'Redo';
export const moveTo = 'Move to';
export const eventPack = 'Event pack';
export const selected = (name: string): string => `Selected: ${name}`;
export const howToDragByKeys =
  'Press space to pick up, arrow keys to move, space to put down, escape to leave it where it was.';
export const nationsWithin = 'nations';
export const counts = 'Counts';
export const onePerLine = 'One per line';
export const enterNumber = (bounds: string): string => `Enter a number ${bounds}.`;
