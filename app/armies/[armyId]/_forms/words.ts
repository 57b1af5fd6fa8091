// What the forms of several systems say.

export const pointsLimit = 'Points limit';
export const bases = 'Bases';
export const changeBrigade = 'Change the brigade';
export const changeWorks = 'Change the works';
export const changeCommander = 'Change the commander';
export const hits = 'Hits';
export const changeUnit = 'Change the unit';
export const changeGeneral = 'Change the general';
export const morale = 'Morale';
export const limitOf = (what: string): string => `${what} limit`;
export const ability = 'Ability';
export const changeType = 'Change the type';
export const asUsual = (usual: number): string => `${usual}, as usual`;
export const itsName = 'Its name';
