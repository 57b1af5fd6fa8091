// What the odds of Honours of War say.

export const lightValue = (value: string): string => `Light, ${value}`;
export const heavyValue = (value: string): string => `Heavy, ${value}`;
export const circumstances = 'Circumstances';
export const cover = 'Cover';
export const supports = 'Supports';
export const enemyIsLight = 'Enemy is light infantry';
export const allIsAddedToDie = 'Everything that applies is added to the die.';
export const lightCover = 'light cover';
export const heavyCover = 'heavy cover';
export const supporting = (supports: number): string => `${supports} supporting`;
export const enemyLightInfantry = 'enemy light infantry';
export const fire = 'Fire';
export const melee = 'Melee';
export const dismountedFire = 'Dismounted fire';
export const oddsOf = 'Odds of';
export const oneShot = (word: string): string => `one ${word}`;
export const shots = (count: number, word: string): string => `${count} ${word}s`;
export const averageHitsByEnemy = 'Average hits in round one, by class of enemy';
export const averageHitsByTarget = 'Average hits of one shot, by class of target';
export const hitsOn = (text: string, hits: string, title: string, whom: string): string =>
  `${text} hits ${hits}, ${title} ${whom}`;
export const shotsLegend = 'Shots';
export const expectedHits = (of: string): string => `expected hits: ${of}`;
export const chancesOfHits = (of: string): string => `Chances of hits: ${of}`;
export const whatHitsDo = 'What that many do to an unhurt unit.';
export const roundWithin = 'round';
export const shotWithin = 'shot';
export const enemyWithin = 'enemy';
export const targetWithin = 'target';
export const distance = (from: number, to: number): string => `${from}–${to} cm`;
export const withCanister = 'with canister';
export const atRange = (range: string): string => `at ${range} range`;
export const charging = 'Charging';
export const notCharging = 'Not charging';
export const chargingWithin = 'charging';
export const inMelee = 'in melee';
