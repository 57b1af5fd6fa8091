// What tables, sheets and dialogs of armies say in every room.

export const command = 'Command';
export const army = 'Army';
export const units = 'Units';
export const ofLimit = (points: string): string => `of ${points}`;
export const earlierVersions = 'Earlier versions';
export const gamesOfArmy = 'Games of this army';
export const compare = 'Compare';
export const importIt = 'Import';
export const allNations = 'All nations';
export const noArmyMatches = 'No army matches.';
export const shareLink = 'Share link';
export const pointsWithin = 'points';
export const regiment = 'Regiment';
export const total = 'Total';
export const noFindings = 'No findings.';
export const stillNeeded = 'Still needed';
export const ofPoints = (points: string, scale: string): string => `of ${points} ${scale}`;
export const artillery = 'Artillery';
export const men = 'Men';
export const figures = 'Figures';
export const armyFile = 'Army file';
export const troops = 'Troops';
export const number = 'Number';
export const rating = 'Rating';
export const size = 'Size';
export const strength = 'Strength';
export const guns = 'Guns';
export const isNotKnown = 'Not known';
export const type = 'Type';
export const battalions = 'Battalions';
export const squadrons = 'Squadrons';
export const unitClass = 'Class';
export const unitsWithin = 'units';

export const amountOver = (points: string): string => `${points} over`;
