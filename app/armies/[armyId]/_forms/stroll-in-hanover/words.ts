// What the forms of A Stroll in Hanover say.

export const stands = 'Stands';
export const wide = (width: number): string => `${width} cm wide`;
export const role = 'Role';
export const defender = 'Defender';
export const pointsOfDefender = 'Points the defender spent';
export const factor = 'Factor';
export const defendersBudget = 'Budget D';
export const capacities = 'Capacities';
export const inWords = 'In words, not priced';
export const turn = 'Turn';
export const byThe = 'By the';
export const changeDivision = 'Change the division';
export const markDivision = 'Mark the division';
export const enters = 'Enters';
export const allOfIt = 'All of it';
export const strengthPoints = 'SP';
export const changeStand = 'Change the stand';
export const shock = 'Shock';
export const noGrenadiers = 'No grenadiers';
export const secondLine = 'Second line';
export const capacitiesAndSize = 'Capacities, size';
export const scaleOfRules = '1: as the rules have it';
