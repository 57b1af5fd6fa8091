// What the first page and My armies say.

import type { ImportAnswer } from '@/lib/armies/schema';
import { counted } from '@/lib/rules/core/army/words';

export const shareByArmInPoints = 'Share by arm, points';
export const breakWithin = (breakingPoint: number): string => `, break ${breakingPoint}`;
export const breakingPointWithin = 'breaking point';
export const shared = 'shared';
export const printNamed = (name: string): string => `Print ${name}`;
export const open = 'Open';
export const rosterAsPdf = 'Roster as PDF';
export const downloadFile = 'Download the army file';
export const chooseSide = 'Choose a side';
export const rulesAndPoints = 'Rules and points';
export const side = 'Side';
export const otherPoints = 'Other points or troops';
export const anEmptyArmy = 'An empty army';
export const battleOfHistory = 'A battle of history';
export const haveList = 'I have a list';
export const typicalArmyOfYear = (year: number): string =>
  `A typical army of ${year}: our choice, in the proportions of its nation. Change what you like; it stays in this browser.`;
export const whatPrivateLinkDoes =
  'Your armies belong to this browser. A private link opens them in another one, such as your phone. Both then see and edit the same armies, including those already there.';
export const linkWorksOnce =
  'The first person to open the link has your armies. It works once, for half an hour. Do not post it; to show an army to others, share the army.';
export const makeAnotherLink = 'Make another link';
export const allBattles = (battlesText: string): string => `All ${battlesText}`;
export const backUpAll = 'Back up all';
export const importArmies = 'Import armies';
export const openOnDevice = 'Open on another device';
export const startArmy = 'Start an army';
export const newArmy = 'New army';
export const orBeginWith = 'or begin with';
export const emptyArmyWithin = 'an empty army';
export const fromBattle = 'From a battle';
export const dropToImport = 'Drop army files to import them';
export const whatCanBeImported =
  'Army files and backups (JSON), or armies as plain text, several at once. You can also drop them anywhere on the page.';
export const pasteArmy = 'Or paste an army file, or an army as text';
export const importText = 'Import the text';
export const reading = 'Reading…';
export const notImportedBelow = (fault: string): string =>
  `${fault} Files not listed below were not imported.`;
export const importedWithin = 'imported';
export const compareTheTwo = 'Compare the two';
export const foundOfAll = (foundCount: number, all: number): string => `${foundCount} of ${all}`;
export const searchArmies = 'Search armies';
export const ruleSystem = 'Rule system';
export const allRules = 'All rules';
export const listMayBeOld =
  'No connection: this list may be out of date. You can still edit armies you have open; your changes are kept and sent later.';
export const serverDoesNotAnswer = 'The server does not answer: this list may be out of date.';
export const showMoreOf = (shownCount: number, foundCount: number): string =>
  `Show more: ${shownCount} of ${foundCount} shown`;
export const compareForEqualPoints = 'Compare two armies for equal points';
export const rules = 'Rules:';
export const scale = 'Scale';
export const makingArmy = 'Making the army';
export const noListInMind = 'No list in mind?';
export const haveArmySuggested = 'Have a typical army suggested';
export const listsOpenAt = (time: string): string => `Lists open ${time}.`;
export const listsCloseAt = (time: string): string => `Lists close ${time}.`;
export const listsAreClosed = 'Lists are closed.';
export const nextEvent = 'Next event';
export const yourListIs = (list: string, state: string): string =>
  `Your list: ${list || 'army without a name'}, ${state},`;
export const toCheckAndAccepted = (toCheck: number, accepted: number): string =>
  `${toCheck === 0 ? 'Nothing to check' : `${toCheck} to check`}, ${accepted} accepted. `;
export const unclearLines = 'Unclear lines';
export const linesUnclear = (count: number): string =>
  count === 1 ? 'One line is unclear.' : `${count} lines are unclear.`;
export const readAgain = 'Read it again';
export const linesLeft = (left: number): string => `${left} left`;
export const linesWereRead = (count: number): string =>
  `${count === 1 ? 'One line was read' : `${count} lines were read`}: see how`;
export const beforeLine = (line: number): string => `Before line ${line}`;
export const lineSays = (line: number, message: string): string => `Line ${line}: ${message}`;
export const itIs = 'It is';
export const writeIt = 'Write it';
export const writeDifferently = 'Write it differently';
export const theLine = 'The line';
export const lineCorrected = 'The line, corrected';
export const openSharedArmy = 'Open a shared army';
export const ofEveryNation = 'Of every nation, in each rule system:';
export const typicalArmies = 'typical armies';
export const readyMadeArmy = 'Ready-made army';
export const andBetween = ' and ';
export const showNamed = (name: string): string => `Show ${name}`;
export const startWithArmy = 'Start with this army';
export const compareWith = (sideName: string): string => `Compare with ${sideName}`;
export const shareNamed = (name: string): string => `Share ${name}`;
export const isSharedAlready =
  'This army is already shared. A link is shown only once: make another, or end them all.';
export const stopSharing = 'Stop sharing';
export const takeSide = (name: string | undefined): string => `Take ${name ?? 'this army'}`;
export const everyNumberSaysWhy = 'Every number says why';
export const printedForTable = 'Printed for the table';
export const whatRosterShows = 'every unit with its price and boxes to mark';
export const whatReferenceShows = 'the tables your two armies need';
export const whatPlateShows = 'the army drawn in its lines';
export const typeRegiment = 'Type your regiment';
export const whatRegimentShows = 'Its coat, its battles, and its price in five rule sets.';
export const examplesOfRegiments = 'Itzenplitz, IR 13, 25th Foot';
export const foughtAt = (battles: string): string => `, fought at ${battles}`;
export const isNotYet = (deed: string): string => `is not ${deed} yet.`;
export const wasNot = (deed: string): string => `was not ${deed}.`;
export const armiesForWar = 'Armies for the Seven Years War';
export const whatMusterDoes =
  'Build, price and check an army by the rules you play, with the page for every price, and print it for the table. Five rule sets. Free, no account.';
export const takeThisArmy = 'Take this army';
export const takeNamed = (name: string): string => `Take ${name}`;
export const whatCardsShow = 'one for each unit: moves, ranges, odds';
export const sideDrawnInLines = (name: string, about: string): string =>
  `${name}, ${about}: the army drawn in its lines`;
export const armiesWithin = 'armies';
const armiesImported = (count: number): string => `${counted(count, 'army', 'armies')} imported`;
const noneImported = (files: number): string =>
  files === 1 ? 'The file was not imported.' : `None of ${files} files was imported.`;
/** "2 armies imported, 1 file not.": what an import came to, in one line. */
export const importSummary = (answers: readonly ImportAnswer[]): string => {
  const done = answers.filter(({ ok }) => ok).length;
  const failed = answers.length - done;
  if (failed === 0) return `${armiesImported(done)}.`;
  return done === 0 ? noneImported(failed) : `${armiesImported(done)}, ${counted(failed, 'file')} not.`;
};
export const megabytes = (amount: number): string => `${amount} MB`;
export const fileTooLarge = (size: string, most: string): string =>
  `The file is ${size} large; at most ${most} can be read.`;
export const hasDuplicated = (name: string): string => `Duplicated: ${name}`;
export const openCopy = 'Open the copy';
export const hasRestored = (name: string): string => `Restored: ${name}`;
export const hasDeleted = (name: string): string => `Deleted: ${name}`;
export const fileUnreadable = 'The file could not be read. Folders cannot be dropped here.';

export const openingArmies = 'Opening your armies.';
export const listNeedsJavaScript = 'The list of your armies needs JavaScript.';

export const onTheTable = 'On the table, last played';
export const gameAt = (sides: readonly string[], turn: number, phase: string): string =>
  [`${sides.join(' against ')}, turn ${turn}`, ...(phase === '' ? [] : [phase.toLowerCase()])].join(', ');
export const backToTable = 'Back to the table';
export const aCode = 'A code';
export const codeOfWhat = 'Of a list, a sheet or a table';
export const codeLabel = 'A code of a list, a sheet or a table';
