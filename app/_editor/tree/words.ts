// What is said of the rows of a tree.

export const up = 'Up';
export const upKey = 'Alt+↑';
export const down = 'Down';
export const downKey = 'Alt+↓';
export const into = 'In';
export const intoKey = 'Alt+→';
export const out = 'Out';
export const outKey = 'Alt+←';
export const moveWay = (way: string): string => `Move ${way.toLowerCase()}`;
export const nowhere = 'nowhere';
export const hasRemoved = (removal: string): string => removal.replace('Remove', 'Removed');
export const isLast = 'It is the last one';
export const isFirst = 'It is the first one';
export const placeIn = (called: string, place: number): string => `${called}, place ${place}`;
