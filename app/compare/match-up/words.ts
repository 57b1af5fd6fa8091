// What is said before two armies go to the table.

export const playOneSide = 'Play just this side';
export const agreeFirst =
  'What you agree now goes with the game. Nothing of it can be changed later but who holds what.';
export const objective = 'Village, hill, bridge';
export const nameOfObjective = (number: number): string => `Name of objective ${number}`;
export const holderOf = (number: number): string => `Who holds objective ${number} first`;
export const pointsOf = (number: number): string => `Army points of objective ${number}`;
export const removeObjective = (number: number): string => `Remove objective ${number}`;
export const addObjective = 'Add an objective';
export const openTheTable = 'Open the table';
export const diceAreThrown = 'Dice are thrown on the table and entered.';
