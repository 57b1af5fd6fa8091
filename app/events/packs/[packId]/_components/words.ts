// What the editor of a pack says.

export const sampleArmy = 'Sample army';
export const readyMade = 'Ready-made';
export const mine = 'Mine';
export const packWithin = 'pack';
export const shareTerms = 'Share the terms';
export const whatItDoes = 'What it does';
export const savingPack = 'Saving the pack';
export const useForAnEvent = 'Use for an event';

// What the editor of a pack says of its effect.

// What the editor of a pack says of its rules.

export const atLeastOf = (name: string): string => `${name}, at least`;
export const atMostOf = (name: string): string => `${name}, at most`;
export const upTo = 'to';
export const anyAmount = 'any';
