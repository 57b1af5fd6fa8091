// What the forms of several systems say.

export const brigades = 'Brigades';
export const brigade = (index: number): string => `Brigade ${index}`;
export const pageInNewTab = ', its page in a new tab';
export const notInOurHistory = ', not in our history';
export const facings = (facings: string): string => `facings ${facings}`;
export const detachRegiment = (name: string): string => `Detach ${name}`;
export const detach = 'Detach';
export const attach = (called: string): string => `Attach ${called}`;
export const traits = 'Traits';
export const pointsLimit = 'Points limit';
export const bases = 'Bases';
export const changeBrigade = 'Change the brigade';
export const changeWorks = 'Change the works';
export const changeCommander = 'Change the commander';
export const hits = 'Hits';
export const changeUnit = 'Change the unit';
export const changeGeneral = 'Change the general';
export const morale = 'Morale';
export const menOnFoot = 'Men, foot';
export const limitOf = (what: string): string => `${what} limit`;
export const usualMen = (usual: string, years: number): string =>
  `Men to a unit of foot: ${usual} in ${years}. A unit of horse is half as many.`;
export const changeFormation = 'Change the formation';
export const changeLeader = 'Change the leader';
export const ability = 'Ability';
export const leads = 'Leads';
export const leadsWith = 'With';
export const changeType = 'Change the type';
export const asArmyHasIt = (usual: number): string => `${usual}, as the army has it`;
export const numberOfGuns = 'Number of guns';
export const numberOfMen = 'Number of men';
export const asUsual = (usual: number): string => `${usual}, as usual`;
export const itsName = 'Its name';
export const changeArmy = 'Change the army';
