/** My event packs and the ready-made ones, and one of mine in its editor. */
export const PACKS = '/events/packs';
export const packPath = (id: string): string => `${PACKS}/${encodeURIComponent(id)}`;
/** The same, with the lists of an event in sight. */
export const packOfEventPath = (id: string, eventId: string): string =>
  `${packPath(id)}?event=${encodeURIComponent(eventId)}`;
