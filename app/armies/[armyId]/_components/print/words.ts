// What the print page of an army says.

export const otherArmies = 'Other armies in this job';
