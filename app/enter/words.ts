// What a player reads who enters an event.

export const buildUnderTerms = 'Build under the terms';
export const linkOpensNoEvent = 'This link no longer opens an event. Ask the organiser for a new one.';
