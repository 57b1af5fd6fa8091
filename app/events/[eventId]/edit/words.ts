// What an organiser reads who changes an event.

import { counted } from '@/lib/rules/core/army/words';

export const acceptedUnder = (version: number): string => `Accepted under terms ${version}.`;
export const checkAgain = 'Check again';
export const decideLater = 'Decide later';
export const whatPassDoes =
  'They stay accepted. Each of these errors is let pass for the reason below, shown on receipt and sheet and kept in the audit trail.';
export const whatCheckAgainDoes =
  'They go back to “To check”. Where a newer list is already waiting, the accepted one counts until that is accepted.';
export const whatStayingMeans =
  'They stay accepted with their errors. The desk shows them under “Accepted, with errors”, and sheet and receipt say so.';
export const askAccepted = (count: number): string =>
  `${counted(count, 'accepted list')} would have errors. What should happen to ${count === 1 ? 'it' : 'them'}?`;
export const chooseThenSaveAccepted = (names: string, more: string): string =>
  `Accepted: ${names}${more}. Choose, then save.`;
export const playersReadIt = 'The players read it.';
export const giveReason = 'Give the reason: it is empty.';
export const eventDeleted = (name: string, receipts: number): string =>
  `${name} is deleted; ${counted(receipts, 'receipt')} of players remain. You can restore it for 30 days.`;
export const deleteEvent = 'Delete the event';
export const whatDeletionDoes =
  'This deletes its page, desk, links and terms. Players keep their receipts, each with their own list and verdict; nobody can enter or answer any more. For everyone else, the codes on printed sheets only say that the event was deleted, and when. You can restore it for 30 days, on the page of events.';
export const askDeletion = (name: string): string => `Delete ${name}?`;
export const listsCameIn = (entered: number): string =>
  `${counted(entered, 'list')} came in. Before you delete it,`;
export const downloadArchive = 'download the signed archive';
export const ofAllFirst = 'with all lists: it still proves them, here and on any other Muster.';
export const whoIsExpected = 'Who is expected';
export const forOrganisersOnly = 'for organisers only';
export const settingsAreSaved = 'The settings are saved.';
export const eventIsGone = 'This event no longer exists.';
export const settings = 'Settings';
export const someoneChangedEvent = 'Someone else changed the event.';
export const typedIsStillHere = 'What you typed is still here.';
export const keepMine = 'Keep mine and save again';
export const takeTheirs = 'Take theirs';
export const saveSettings = 'Save the settings';
export const whatWouldChange = 'What would change';
export const noVerdictChanges = 'No verdict changes';
export const verdictsWouldChange = (count: number): string => `${counted(count, 'verdict')} would change`;
export const othersStay = (same: number): string =>
  `, ${counted(same, 'stays as it is', 'stay as they are')}`;
export const frozenDoNotChange = (frozen: number): string =>
  `, ${frozen} ${frozen === 1 ? 'is frozen and does' : 'are frozen and do'} not change`;
export const was = 'was';
export const termsAreSaved = (version: number): string => `Terms ${version} are saved.`;
export const acceptedLetPass = (count: number): string => `${counted(count, 'accepted list')} let pass.`;
export const listsToCheckAgain = (count: number): string => `${counted(count, 'list')} to check again.`;
export const termsVersion = (version: number): string => `version ${version}`;
export const packFromEditor =
  'The pack from the editor is in its place below. Nothing is saved yet: look at what would change, then save the terms.';
export const someoneChangedTerms = 'Someone else changed the terms.';
export const whereTermsAreNow = (version: number): string =>
  `They are at version ${version} now. Your choices are still here.`;
export const checkingLists = 'Checking the lists';
export const saveTerms = 'Save the terms';
export const discardChanges = 'Discard changes';
export const noLists = 'No lists';
export const lateByTermsOfClosing = (frozen: number): string =>
  `${counted(frozen, 'list')} ${frozen === 1 ? 'keeps' : 'keep'} the verdict. Lists sent late are judged by the terms of closing, like all others. The new terms hold once the event is opened again.`;
export const newListsOnly = 'New lists only';
export const allLists = 'All lists';
export const frozenKeepVerdict = (frozen: number): string =>
  `${counted(frozen, 'list')} ${frozen === 1 ? 'keeps' : 'keep'} the frozen verdict; lists sent from now on are judged by the new terms. Every page says which terms judged a list.`;
export const termsJudgeAll = (frozen: number): string =>
  `The new terms judge all lists, including ${counted(frozen, 'list')} frozen at closing. Frozen verdicts are kept as earlier ones.`;
export const askWhichLists = (isClosed: boolean): string =>
  `${isClosed ? 'Lists are closed' : 'This event was reopened'}. Which lists should the new terms judge?`;
export const frozenAtClosing = (frozen: number): string =>
  `${counted(frozen, 'list')} ${frozen === 1 ? 'was' : 'were'} frozen when it closed. Choose, then save.`;
export const settingsOfEvent = 'Settings of an event';
export const toDesk = 'To the desk';
export const onlyOwnersChange = 'Only owners of the event can change its settings and terms.';
