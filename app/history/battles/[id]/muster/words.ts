// What the mustering of a battle says.

export const bothSides = 'Both sides';
export const commanderNotKnownWithin = 'commander not known';
export const ratioAndValue = (ratio: string, value: string): string => `${ratio} to 1; ${value}`;
export const equalAtLeft = 'equal points at the left';
export const ratioToOne = (ratio: string): string => `${ratio} to 1`;
export const forDearer = (dearer: string): string => ` for ${dearer}`;
export const ratioInMen = (ratio: string, name: string, first: string, second: string): string =>
  `In men ${ratio} to 1 for ${name} (${first} and ${second}).`;
export const thousandFoot = 'A thousand foot';
export const thousandHorse = 'A thousand horse';
export const allGuns = 'All guns';
export const whyRatiosDiffer =
  'The ratios of points and men differ by more than a third, through class, arm and rounding. In points:';
export const moreInBuilder = (more: number): string => `and ${more} more, shown in the builder`;
export const whatIsMustered = 'What is mustered';
export const noUnitsInSources = 'no units in the sources';
export const partsWithUnits = (count: number, all: number): string => `${count} of ${all} parts`;
export const noUnits = 'no units';
export const noName = 'No name';
export const unlistedLeftOut = 'Units that no source lists are left out. ';
export const noSourceLists = 'No source lists its units. ';
export const reconstructByRule = (isNamed: boolean): string =>
  `Reconstruct ${isNamed ? 'the rest' : 'it'} by rule`;
export const isReconstructed =
  'Reconstructed by rule in the proportions below, and marked so on screen and paper.';
export const onlySources = 'Only what is in the sources';
export const howManyToOne = (units: string): string =>
  `Real units to one on the table, and ${units} of each side`;
export const realUnits = 'Real';
export const fitsEvening = 'Fits an evening';
export const unitsAtMost = 'Units at most';
export const realUnitsToOne = 'Real units to one';
export const howLarge = 'How large';
export const unitsPointsOrReal = 'Units, points or real units';
export const numbersNotKnown = 'numbers not known';
export const notMustered = 'not mustered';
export const madeByRule = 'made up by rule';
export const inSources = 'In the sources';
export const noSourceNamesIt = 'no source names it';
export const working = 'Working';
export const directlyUnderCommander = 'Directly under the commander';
export const commandersAndWorks = 'Commanders and works';
export const wholeArmy = 'The whole army';
export const howWholeWasWorkedOut = 'How the whole was worked out';
export const putIn = 'Put in';
export const roundUp = 'Round up';
export const roundDown = 'Round down';
export const keepApart = 'Keep apart';
export const putTogether = 'Put together';
export const leaveOut = 'Leave out';
export const take = 'Take';
export const otherTroops = 'other troops';
export const apartOrTogether = 'kept apart or together';
export const isPutIn = 'put in';
export const yourChanges = 'Your changes';
export const changeOfPoints = (change: string): string => `${change} points, `;
export const strengthOfNamedUnknown = (name: string): string =>
  `No source says how strong ${name} was, so the two armies are not compared.`;
export const nothingMustered = (name: string): string =>
  `Nothing of ${name} is mustered, so there is nothing to compare.`;
export const musterAll = 'Muster all of both sides, the rest by rule';
export const notCompared = 'not compared';
export const toOne = 'to 1';
export const forDearerSide = (dearer: string | undefined): string => ` for ${dearer}`;
export const musterNamed = (name: string): string => `Muster ${name}`;
export const inEachSystem = (side: string): string => `. ${side} in each system:`;
export const sourceWorkingAndArmy = 'Source, working and army of';
export const aboutMuster = (name: string): string =>
  `The armies of ${name} in five rule systems, with the working and the source of each line.`;
export const partsAndSize = 'Parts and size';
export const bothSidesLink = 'Both sides, make armies';
export const ordinaryArmies = 'Ordinary armies, yours to change. They remember where they come from.';
export const playItWith = 'Play it: turns, table, light and victory';
export const notFairPair = (name: string, percent: string, other: string, otherPercent: string): string =>
  `${name} would be at ${percent} of its strength, ${other} at ${otherPercent}: not a fair pair, so the two are not compared.`;
export const anotherClass = 'another class';
export const roundedDifferently = 'rounded differently';
export const isLeftOut = 'left out';
