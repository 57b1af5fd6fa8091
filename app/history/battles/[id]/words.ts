// What the page of a battle says.

export const neitherStrengthKnown = 'The strength of neither side is known.';
export const onTheDay = 'On the day';
export const atLeastThisMany =
  '* Not stated for the whole side: at least this many, added up from the units below; its bar is hollow.';
export const musterBothSides = 'Muster both sides';
export const playIt = 'Play it';
export const bothSidesDrawn = 'Both sides drawn in their lines';
export const placeByDate = (place: number, count: number): string => `${place} of ${count}, in order of date`;
export const previousMark = '‹ ';
export const previousBattle = 'Earlier:';
export const nextBattle = 'Later:';
export const nextMark = ' ›';
export const aPrintedScenario = 'A printed scenario';
export const alsoCalled = (otherNames: string): string => `Also called ${otherNames}`;
export const whatIsKnown = 'What is known';
export const confidenceOf = (confidence: string): string => `${confidence} confidence.`;
export const forcesOfBook = 'The forces printed in the book. ';
export const asRecordedSentence = 'As recorded. ';
export const asRecorded = 'As recorded';
export const asPrinted = 'As printed in a scenario';
export const compiled = 'compiled, ';
export const fromHour = (start: string): string => `from ${start}`;
export const hoursOf = (start: string, end: string): string => `${start} to ${end}`;
export const howTheDayWent = 'How the day went';
export const result = 'Result';
export const undecided = 'Undecided';
export const wonBy = (names: string): string => `Won by: ${names}`;
export const attackedBy = (names: string): string => `Attacked: ${names}`;
export const losses = 'Losses';
export const front = 'Front';
export const frontOfBoth = (one: number, other: number): string => `${one} and ${other} km`;
export const weather = 'Weather';
export const ground = 'Ground';
export const isYours = 'Yours; share it from the editor.';
export const enteredByPlayer = 'Entered by a player, not by Muster.';
export const factsOnlyAsGood = 'Its facts are only as good as the sources it names.';
export const thankYou = 'Thank you. The operator of this Muster will look at it.';
export const sayWhy = 'Say briefly why it should not be here.';
export const reportNotSent = 'The report could not be sent. Try again later.';
export const report = 'Report';
export const reportThis = 'Report this order of battle';
export const askWhy =
  'Why should it not be here? The operator of this Muster reads your report. Nobody is told who sent it.';
export const sendReport = 'Send the report';
export const musterThisSide = 'Muster this side';
export const noUnitsKnown = 'No formations or units of this side are known.';
export const ofTheUsual = (amount: string): string => `${amount} of the usual`;
export const asUsualUnits = (amount: string, arm: string): string =>
  `as ${amount} usual ${arm === 'cavalry' ? 'regiments' : 'battalions'}`;
export const whereSourcesDiffer = 'Where sources differ';
export const preferred = ' (preferred)';
export const conditions = 'Conditions';
export const eveningOf = (name: string): string => `An evening of ${name}`;
export const matchUpOf = (name: string): string => `Match-up of ${name}`;
export const scenarioPdf = 'Scenario, rosters, cards and reference (PDF)';
export const changeMuster = 'Change what is mustered';
export const printFromArmies = 'Print rosters, cards and reference sheets from the armies.';
export const noSuchBattle = 'No such battle';
export const aboutEvening = (name: string): string =>
  `${name} scaled to an evening: forces, attacker, turns, table, light, weather and victory, each with its source.`;
export const noTwoSides = 'There is no battle with two sides here.';
export const noBattleToDraw = 'There is no such battle.';
