// What the desk says of one entry.

export const noteNotTicked = 'A note is not ticked.';
export const notesNotTicked = (notes: number): string => `${notes} notes are not ticked.`;
export const whereNotesAre = 'They are listed above, under “To tick by hand”. Accept anyway?';
export const notYet = 'Not yet';
export const writeQuestion = 'Write the question.';
export const writeNote = 'Write the note.';
export const listHasErrors = (errors: string): string =>
  `The list has ${errors}. Let them pass, or accept it with errors.`;
export const noteOnly = 'Note only';
export const unlock = 'Unlock: the player may replace it';
export const lock = 'Lock: the player cannot replace it';
export const backToCheck = 'Back to “To check”';
export const noteTo = (name: string): string => `Note to ${name}`;
export const ask = 'Ask';
export const moreActions = 'More actions';
export const errorsBlock = (errors: number): string =>
  `${errors === 1 ? 'An error blocks' : 'Errors block'} Accept. Let ${errors === 1 ? 'it' : 'each'} pass above, or`;
export const acceptWithErrors = (errors: number): string =>
  `accept it with ${errors === 1 ? 'its error' : `its ${errors} errors`}`;
export const wishToAccept = 'accept it';
export const wishToReturn = 'return it';
export const wishToAsk = 'ask the player';
export const wishToNote = 'write a note';
export const wishToReopen = 'put it back to “To check”';
export const wishToWithdraw = 'withdraw it';
export const wishToLock = 'lock it';
export const wishToUnlock = 'unlock it';
export const wishToLetPass = 'let a finding pass';
export const wishToUphold = 'let a finding count again';
export const wishToTick = 'tick a note';
export const someoneWasQuicker = 'Someone else was quicker.';
export const there = 'There';
export const wasChanged = 'It was changed';
export const didAction = (action: string): string => `did “${action}”`;
export const stateNow = (state: string, version: number): string => `. It is ${state}, version ${version}.`;
export const here = 'Here';
export const nothingSaved = (wish: string): string => `Nothing was saved. You wanted to ${wish}`;
export const doItAnyway = 'Do it anyway';
export const leaveIt = 'Leave it';
export const comparing = 'Comparing.';
export const comparison = 'Comparison';
export const versionTo = (version: number): string => `, version ${version}, to`;
export const versionAtEnd = (version: number): string => `, version ${version}.`;
export const partOfParts = (part: number, parts: number): string => `Part ${part} of ${parts}`;
export const moreDifferences = 'More differences';
export const fromBeginning = 'From the beginning';
export const whichExpectedPlayer = 'Which expected player is this?';
export const noneOfThese = 'none of these';
export const expectedAs = (name: string): string => `Expected as ${name}.`;
export const isSomeoneElse = 'It is someone else';
export const letPassBy = (who: string): string => `Let pass by ${who},`;
export const letItCountAgain = 'Let it count again';
export const entryWithCode = (number: number, code: string): string => `Entry ${number}, ${code}`;
export const openList = 'Open list';
export const versionAfterName = (version: number): string => `, version ${version}`;
export const tickedBy = (who: string): string => `Ticked by ${who}.`;
export const otherTermsKept = (termsKept: number): string => `${termsKept} other terms are kept.`;
export const firstRows = (to: number, all: number): string =>
  `First ${to} of ${all} rows; open the list to see the rest.`;
export const chosenListPane = 'Chosen list';
export const chooseList = 'Choose a list to see it here.';
export const openingList = 'Opening the list.';
export const ofMost = (max: string, points: string): string => `of ${max} ${points}`;
export const versionSent = (number: number): string => `Version ${number} sent`;
export const frozen = ', frozen';
export const lockedForPlayer = 'Locked: the player cannot replace it.';
export const contact = 'Contact:';
export const acceptedCountsUntil = (acceptedVersion: number, currentVersion: number): string =>
  `Version ${acceptedVersion} is the accepted one and counts until version ${currentVersion} is accepted.`;
export const sameListAs = (names: string): string => `The same list, unit by unit, as ${names}.`;
export const canNoLongerRead =
  'Today’s rules and data can no longer read this list. The stored verdict counts.';
export const storedUnderTerms = (termsVersion: number): string => `Stored, terms ${termsVersion}`;
export const byTodaysRulesAndData = 'By today’s rules and data';
export const whatChanged = 'What changed';
export const inVersion = (number: number): string => `in version ${number}`;
export const compareWith = 'Compare with';
export const anotherList = 'Another list';
export const closeComparison = 'Close the comparison';
export const letFindingPass = 'Let a finding pass';
export const whereReasonIsShown =
  'The player sees it. It is printed on the sheet and kept in the audit trail.';

/** What somebody did, as the end of a sentence that begins with the name. */
export const DID_WORDS: Readonly<Record<string, string>> = {
  accept: 'accepted it',
  return: 'returned it',
  ask: 'asked the player something',
  note: 'wrote a note',
  reopen: 'put it back to “To check”',
  withdraw: 'withdrew it',
  lock: 'locked it',
  unlock: 'unlocked it',
  overrule: 'let a finding pass',
  uphold: 'let a finding count again',
  tick: 'ticked a note',
  replace: 'sent another list',
  answer: 'answered',
};

export const isReturned = 'Returned';
export const isAsked = 'Asked';
export const isNoted = 'Noted';
export const toBeCheckedAgain = 'To be checked again';
export const isWithdrawn = 'Withdrawn';
export const isLocked = 'Locked';
export const isUnlocked = 'Unlocked';
export const countsAgain = 'Counts again';
export const isTicked = 'Ticked';
export const didWith = (deed: string, name: string): string => `${deed}: ${name}`;
