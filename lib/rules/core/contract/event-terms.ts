const OF_EVENT = 'event:';

/** How an army names the terms of an event in the place of a pack: they are read where the event is. */
export const eventTerms = (eventId: string): string => `${OF_EVENT}${eventId}`;

/** The id of the event whose terms are named; null for a pack. */
export const eventOfTerms = (pack: string): string | null =>
  pack.startsWith(OF_EVENT) ? pack.slice(OF_EVENT.length) : null;

/** A pack as people read it: its id, or that it is the terms of an event. */
export const packText = (pack: string): string =>
  eventOfTerms(pack) === null ? pack : 'the terms of an event';
