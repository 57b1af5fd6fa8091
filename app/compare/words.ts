// What the comparison of two armies says.

export const shareByArm = 'Share by arm';
export const swap = 'Swap';
export const findAmong = (all: string): string => `Find among my ${all} armies`;
export const lastEditedOffered = (offered: number, foundText: string): string =>
  `The lists show the ${offered} edited last, of ${foundText}.`;
export const foundInLists = (foundText: string): string => `${foundText} found, shown in the lists.`;
export const orShareLink = 'or a share link';
export const chooseTwoArmies =
  'Choose two armies to see points, shares by arm, limits and orders of battle side by side, and whether their points are equal.';
export const first = 'First';
export const second = 'Second';
export const twoSystems = (first: string, second: string): string =>
  `These armies use two rule systems, ${first} and ${second}, so their points cannot be compared.`;
export const ordersOfBattle = 'Orders of battle';
export const equalPoints = 'Equal points';
export const ratiosOfForces = 'Ratios of the two forces';
export const theTwoArmies = 'The two armies';
export const openArmy = (name: string, index: number): string => `Open ${name || `army ${index + 1}`}`;
export const printBoth = 'Print both';
export const backToBattle = 'Back to the battle';
export const strengthAndFindings = 'Strength, limits and findings';
export const compareTwoArmies = 'Compare two armies';
export const aboutComparison = 'Two armies side by side: points, shares by arm, limits and orders of battle.';
export const opensAllArmies = 'This link opens all armies of a browser, not one to compare.';
export const isNotYours = 'This army is not among yours. It may have been deleted.';
export const noSuchReadyMade = 'There is no such ready-made army.';
export const linkOpensNoArmy = 'This link does not open an army; its owner may have stopped sharing it.';
export const typicalArmiesOf = (system: string): string => `Typical armies, ${system}`;

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
