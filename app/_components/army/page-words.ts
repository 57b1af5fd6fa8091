// What pages of armies say, other than the first page and the builder.

// What sheets are called, and what is said where one is not made.

export const noPdf = 'No PDF: Muster';
export const sheetNotMade = 'This sheet was not made';
export const pdfNotMade = 'The PDF could not be made. Try again, or print from the browser.';
export const rosterWithin = 'roster';
export const cardsWithin = 'cards';
export const labelsWithin = 'labels';
export const referenceSheetWithin = 'reference sheet';

// What links to pages say where they are pasted, and what is said where a picture is not made.

export const forcesWithin = 'forces of a printed scenario';
export const forces = 'Forces of a printed scenario';
export const orderOfBattleOf = (name: string, what: string): string => `${name}, ${what}: order of battle`;
export const whatOrderHolds = 'Order of battle with strengths, commanders and sources.';
export const sideNumber = (number: number): string => `Side ${number}`;
export const codeNamed = (code: string): string => `Code ${code}`;
export const listsCloseOn = (time: string): string => `Lists close on ${time}`;
export const busyWithPictures = 'Muster is busy with other pictures. Try again in a few seconds.';
export const pictureNotMade = 'The picture could not be made. Try again.';
export const unitNoun = (units: number): string => (units === 1 ? 'unit' : 'units');

// What a shared army says.

export const sharedVersion = (revision: number): string => `Shared to read. Version ${revision}, edited`;
export const howToPrintWhole = (link: string): string =>
  `To print the whole roster, press Print on this page or open its PDF: ${link}/roster.pdf`;
export const referenceSheet = 'Reference sheet';
export const drawnInLines = 'The army drawn in its lines';
export const opensNoArmy = 'This link does not open an army';
export const whyOpensNoArmy =
  'Its owner has stopped sharing or deleted the army, or the link is incomplete. Ask for a new link, and copy all of it.';
export const sharedArmy = 'Shared army';

// What the suggestion of an army says.

export const raiseLimit = (pointsText: string): string => `Raise the limit to ${pointsText}`;
export const whatYouWant = 'What you want';
export const howItWasMade = 'How it was made';
export const whatItCosts = 'What it costs';
export const ordinaryArmy =
  'An ordinary army, yours to change. Parts made up by rule are marked on screen and paper.';
export const aboutSuggestion =
  'A legal, typical army for a nation, year and points limit in five rule systems for the Seven Years War.';
export const typicalArmyToStart = 'A typical army to start from';

// What is said of armies to choose from: for the few pages that offer them.

export const atBattle = (group: string, battle: string): string => `${group}: at ${battle}`;
export const ofOtherRules = (group: string): string => `${group}, other rules`;

// What is said of something that is taken away: for the pages that bring it back.

export const didNotWork = 'It did not work.';
export const deletedNamed = (name: string): string => `Deleted ${name}`;
