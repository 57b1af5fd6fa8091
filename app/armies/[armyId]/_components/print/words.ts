// What the print page of an army says.

export const a4 = 'A4';
export const otherArmies = 'Other armies in this job';
export const findArmy = 'Find an army';
