// What several rooms say.

export const armyWithoutName = 'Army without a name';
