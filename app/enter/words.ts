// What a player reads who enters an event.

export const sendIt = 'Send it';
export const enterNamed = (name: string): string => `Enter ${name}`;
export const buildUnderTerms = 'Build under the terms';
export const pasteList = 'Paste a list';
export const linkOpensNoEvent = 'This link no longer opens an event. Ask the organiser for a new one.';
