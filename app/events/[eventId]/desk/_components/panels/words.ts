// What the dialogs of the desk say.

import { counted } from '@/lib/rules/core/army/words';

export const listKeys = '↑ ↓, J K';
export const fromListToList = 'From list to list';
export const openTheList = 'Open the list';
export const tickKey = 'X';
export const tickTheList = 'Tick the list; Shift + click ticks all in between';
export const tickedKey = 'T';
export const goToTicked = 'Go to the actions for ticked lists';
export const acceptKey = 'A';
export const returnWithNote = 'Return, with the note';
export const askKey = 'Q';
export const askWithNote = 'Ask, with the note';
export const theseKeys = 'These keys';
export const leaveOrUntick = 'Leave a field, close a panel, untick';
export const useLetterKeys = 'Use single-letter keys in this browser';
export const whichFiles =
  'Army files (JSON) and lists as plain text, several at once. Each becomes an entry, named after the player in the file, or after the file.';
export const pasteLists = 'Or paste lists, with a line of dashes between them';
export const enterPastedLists = 'Enter the pasted lists';
export const listsEntered = (entered: number, left: number): string =>
  `${counted(entered, 'list')} entered${left > 0 ? `, ${left} not` : ''}.`;
export const readingAndChecking = 'Reading and checking…';
export const nothingEntered = (fault: string): string => `${fault} Nothing was entered.`;
export const fileEntered = (file: string, number: number, code: string): string =>
  `${file}, entry ${number}, ${code}`;
export const enteredDeed = 'entered';
export const whatLinkAllows =
  'Anyone with this link can read the terms and enter a list, with or without an account. It shows nobody else’s list.';
export const anyoneWhoOpens = 'Anyone who opens';
export const pageOfEvent = 'the page of the event';
export const canEnterToo = 'can enter too, as set in its settings.';
export const secretHasChanged =
  'The secret of this Muster has changed since the link was made, so it cannot be shown. It still works. To send it again, make a new one.';
export const noLinkButPage = 'There is no link now; anyone who opens the event’s page can enter.';
export const noLink = 'There is no link now: nobody can enter until you make one.';
export const endLink = 'End the link';
export const newLinkEndsOld = 'A new link ends the old one. Receipts of lists already sent keep working.';
export const onlyOwnersMakeLinks = 'Only owners of the event can make and end links.';
export const whatCheckersDo =
  'Checkers can do everything at the desk. Owners can also change settings, terms and organisers.';
export const loadingOrganisers = 'Loading the organisers.';
export const you = 'you';
export const since = 'since';
export const roleOf = (name: string): string => `Role of ${name}`;
export const inviteChecker = 'Invite a checker';
export const linkWorksOnce = 'The link works once, for one person.';
export const makeInvitation = 'Make an invitation';
export const makeAnother = 'Make another';
export const unusedInvitations = 'Invitations not used yet';
export const unusedSince = 'Not used yet, made';
export const cancelInvitation = 'Cancel invitation';
export const allRosters = 'All rosters, one booklet';
export const checkSheets = 'Check-sheets';
export const summaryTable = 'Summary table';
export const labelsForFolders = 'Labels for folders';
export const nothingToPrint = 'Nothing to print: no list has come in yet.';
export const eachAsJudged = (many: number): string =>
  `${counted(many, 'list')}, each as judged. Withdrawn lists are not printed.`;
export const leaveOutReturned = (sentBack: number): string =>
  `Leave out ${sentBack === 1 ? 'the list that was' : `the ${sentBack} lists that were`} returned`;
export const startOnRightPage = 'Start each list of the booklet on a right-hand page';
export const owner = 'owner';
export const checker = 'checker';
