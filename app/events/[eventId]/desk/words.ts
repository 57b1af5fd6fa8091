// What the desk of an event says.

import { counted } from '@/lib/rules/core/army/words';

export const everythingAsJson = 'JSON, everything';
export const signedArchive = 'Signed archive';
export const importLists = 'Import lists';
export const organisers = 'Organisers';
export const settingsAndTerms = 'Settings and terms';
export const pageOfEvent = 'Page of the event';
export const auditTrail = 'Audit trail';
export const playerLink = 'Player link';
export const moreAboutEvent = 'More about this event';
export const noConnection = 'There is no connection.';
export const deskAsItWas = 'You see the desk as it was; it will update on its own.';
export const sentIn = 'Sent in';
export const acceptedOfThem = (accepted: number, newer: number): string =>
  newer === 0 ? String(accepted) : `${accepted}, of them ${newer} with a newer list`;
export const enteredOf = (entered: number, awaited: number): string => `${entered} of ${awaited}`;
export const notSentYet = 'Not sent yet';
export const tickNamed = (name: string): string => `Tick ${name}`;
export const noListsYet = 'No lists yet';
export const sendPlayersTheLink = 'Send the players their link. Lists appear here as they arrive.';
export const entriesByState = 'Entries by state; J and K, or the arrows, go from one to the next';
export const tickAllShown = 'Tick all shown';
export const nationsColours = 'Nation’s colours';
export const playerAndArmy = 'Player, army';
export const sent = 'Sent';
export const allEntries = (count: number): string => `All ${count}`;
export const playerOrArmy = 'Player or army';
export const findingsAndFlags = 'Findings and flags';
export const select = 'Select';
export const openingDesk = 'Opening the desk.';
export const needsJavaScript =
  'The desk needs JavaScript. Turn it on in this browser, then open the page again.';
export const acceptAnyway = 'Accept anyway';
export const returnIt = 'Return';
export const accept = 'Accept';
export const firstSent = 'first sent';
export const whatExpectedIsFor = 'The desk shows who has not sent a list, and helps you remind them.';
export const remind = 'Remind';
export const remindAll = 'Remind all';
export const everyoneHasSent = 'Everyone expected has sent a list.';
export const loadingLink = 'Loading the link.';
export const noPlayerLink = 'There is no player link. Make one first; the reminder will include it.';
export const copyReminder = 'Copy a reminder';
export const reminder = 'Reminder';
export const writeTo = (addresses: number, missing: number): string =>
  `Write to ${addresses === missing ? 'all' : counted(addresses, 'player')}`;
export const removeFromList = 'Remove from the list';
export const tooFew = ', too few';
export const overLimit = ', over the limit';
export const ofAll = (all: string): string => `of ${all}`;
export const sameListAs = (names: string): string => `same list as ${names}`;
export const playerWrote = 'player wrote';
export const amountToTick = (count: number): string => `${count} to tick`;
export const cleanLists = (count: number): string => `${counted(count, 'clean list')} to check`;
export const acceptIt = 'Accept it';
export const acceptAmount = (count: number): string => `Accept ${count}`;
export const acceptLists = (count: number): string => `Accept ${counted(count, 'list')}`;
export const notesNotTicked = (notes: number, lists: number, names: string): string =>
  `${notes === 1 ? 'A note' : `${notes} notes`} of the terms ${notes === 1 ? 'is' : 'are'} not ticked, in ${lists === 1 ? 'the list' : 'the lists'} of ${names}. Accept anyway?`;
export const acceptOthers = (others: number): string =>
  `Accept only the other ${others === 1 ? 'one' : others}`;
export const returnLists = (count: number): string => `Return ${counted(count, 'list')}`;
export const returnTo = (names: string): string =>
  `To ${names}. Lists already returned or withdrawn are left as they are.`;
export const noteToEach = 'Note to each of them';
export const tickedLists = 'Ticked lists';
export const amountTicked = (count: number, all: number): string => `${count} of ${all} ticked`;
export const untick = 'Untick';
export const lock = 'Lock';
export const deskOf = (name: string): string => `${name}, desk`;
export const whatTrailIs = (zoneName: string): string =>
  `Everything organisers and players did, newest first. Each line holds the hash of the one before, so none can be changed or removed unnoticed. Times are of ${zoneName}.`;
export const readingTrail = 'Reading the trail.';
export const trailCaption = 'Audit trail, newest first';
export const when = 'When';
export const who = 'Who';
export const showEarlierLines = 'Show earlier lines';
export const nothingWasAltered =
  'Nothing was altered: neither the lines nor the lists, verdicts and decisions they record.';
export const somethingWasAltered =
  'Something was altered. No archive can be signed until someone has looked into it.';
export const andMorePlaces = (more: number): string => `And ${counted(more, 'more place')}.`;
export const sentBeforeVerdicts = (before: number): string =>
  `${before === 1 ? '1 list was' : `${before} lists were`} sent before the trail recorded verdicts: nobody can tell whether their verdicts were altered.`;
export const entryOfTrail = (entry: number): string => `entry ${entry}`;
export const files = 'Files';
