// Words of an editor that only parts need which come later: its first load goes without them.

export const moveTo = 'Move to';
export const eventPack = 'Event pack';
export const counts = 'Counts';
export const onePerLine = 'One per line';
