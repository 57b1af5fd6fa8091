// What the terms of an event say.

export const editNamed = (name: string): string => `Edit ${name}`;
export const packsOfEvent = 'Packs of the event';
export const packDown = (name: string): string => `${name} down`;
export const packUp = (name: string): string => `${name} up`;
export const leaveOutNamed = (name: string): string => `Leave out ${name}`;
export const noPackYet = 'No pack yet: lists are checked against the book only.';
export const addPack = 'Add a pack';
export const lowerCounts = 'Where two packs disagree, the lower one counts.';
export const mostPacks = (most: number): string => `At most ${most} packs`;
export const packOfMine = (name: string): string => `${name} (mine)`;
export const readingTerms = 'Reading the terms.';
export const bookAlone = (name: string): string => `The book alone: ${name}.`;
export const checkedByHand = 'An organiser checks this by hand.';
export const aWarning = 'A warning.';
export const aNote = 'A note.';
export const problemsWithTerms = 'Problems with the terms';
export const comesNew = (comes: string): string => `New: ${comes}. `;
export const isGone = (goes: string): string => `Gone: ${goes}.`;
