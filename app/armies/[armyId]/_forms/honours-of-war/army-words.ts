// What the forms of an army of Honours of War say: its troops, its imagi-nation.

export const game = 'Game';
export const scenario = 'Scenario';
export const dithering = 'Dithering';
export const dependable = 'Dependable';
export const dashing = 'Dashing';
export const commandersDie = 'Commanders’ die';
export const rollOf = (face: number, rating: string): string => `A roll of ${face}: ${rating}`;
export const halfMove = 'Half a move';
export const fullMove = 'Full move';
export const quarterMove = 'A quarter';
export const normalRate = 'Normal rate';
export const halfRate = 'Half rate';
export const foreignInfantry = 'foreign infantry';
export const howItFights = 'How it fights';
export const movementInitiative = 'Movement initiative';
export const firingInitiative = 'Firing initiative';
export const formationChange = 'Formation change';
export const flankAndRearMove = 'Flank and rear move';
export const limbering = 'Limbering';
export const slowBatteryCostsLess = (value: number): string =>
  `A battery that takes a full move to limber costs ${value} points less.`;
export const manhandling = 'Manhandling';
export const prussianBand = 'P';
export const prussia = 'Prussia';
export const austrianBand = 'Z';
export const austria = 'Austria';
export const frenchBand = 'M';
export const france = 'France';
export const imperialBand = 'R';
export const reichsarmee = 'the Reichsarmee';
export const prussianPlusFifteen = 'P+15';
export const prussianPlusTen = 'P+10';
export const asNation = (of: string): string => `, as ${of}`;
export const unitsPay = 'Units pay';
export const commandersPay = 'Commanders pay';
export const troopList = 'Troop list';
export const itsOwn = 'Its own';
export const itsTroops = 'Its troops';
export const howOwnListStarts = (template: string): string =>
  `Its own list starts with the troops of ${template}. Remove, add and re-rate as you like.`;
export const noTroopsYet = 'It has no troops yet.';
export const classOf = (label: string): string => `Class of ${label}`;
export const takeOffList = (label: string): string => `Take ${label} off the list`;
export const addedToList = (label: string): string => `${label} added`;
export const addTroopType = 'Add a troop type';
export const changeImagiNation = 'Change the imagi-nation';
