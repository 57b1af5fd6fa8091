// What the pages of events say to everybody.

import type { TryTermsAnswer } from '@/lib/events/schema';
import { listed } from '@/lib/rules/core/army/words';

export const packs = 'Packs';
export const eventsRun = 'Events I run';
export const eventAsOrganiser = (role: string, toCheck: number, accepted: number): string =>
  `${role}, ${toCheck === 0 ? 'nothing to check' : `${toCheck} to check`}, ${accepted} accepted`;
export const eventsEntered = 'Events I have entered';
export const entryLine = (number: number, list: string, code: string, state: string): string =>
  `Entry ${number}, ${list || 'army without a name'}, ${code}, ${state},`;
export const deletedEvents = 'Deleted in the last 30 days';
export const deletedOn = 'Deleted';
export const restore = 'Restore';
export const restoreNamed = (name: string): string => `Restore ${name}`;
export const eventsToEnter = 'Events to enter';
export const listsOpenAt = (time: string): string => `Lists open ${time}. `;
export const listsCloseAt = (time: string): string => `Lists close ${time}. `;
export const listsAreClosed = 'Lists are closed. ';
export const noPublicEvents =
  'No public events at the moment. Most organisers send their players a link, which opens the event, its terms and the form to enter a list.';
export const whatEventsAreFor = 'Set the terms, send one link, and see who has entered.';
export const eventBelongsToBrowser =
  'The event belongs to this browser. An account keeps it on all your devices:';
export const signUp = 'sign up';
export const aboutEvents = 'Events to enter, those I run, and those I have entered.';

// What the papers of an event are called, and what is said where there is nothing to print.

export const rostersWithin = 'rosters';
export const checkSheetsWithin = 'check-sheets';
export const summaryWithin = 'summary';
export const noEventToRun = 'There is no such event here that you run.';
export const bookletWithout = (number: number): string => `The booklet without number ${number}`;
export const numberApart = (number: number): string => `Number ${number} apart`;
export const allInOneBooklet = 'All of them in one booklet';
export const noListsToPrint = 'Nothing to print: no list has come in yet. Withdrawn lists are not printed.';
export const allListsLeftOut = 'Nothing to print: all lists are left out.';

// What an invitation to organise says.

export const joinOrganisers = 'Join the organisers';
export const invitationDoesNotWork = 'This invitation does not work';
export const whyInvitationFails =
  'It was used or cancelled, or its event was deleted. Ask an organiser for a new one.';
export const whatInvitationIs =
  'An organiser asks you to help check the lists of an event. The invitation works once. The event’s audit trail records what you do under the name you give here.';

export const editNamed = (name: string): string => `Edit ${name}`;
export const packsOfEvent = 'Packs of the event';
export const packDown = (name: string): string => `${name} down`;
export const packUp = (name: string): string => `${name} up`;
export const leaveOutNamed = (name: string): string => `Leave out ${name}`;
export const noPackYet = 'No pack yet: lists are checked against the book only.';
export const addPack = 'Add a pack';
export const lowerCounts = 'Where two packs disagree, the lower one counts.';
export const mostPacks = (most: number): string => `At most ${most} packs`;
export const packOfMine = (name: string): string => `${name} (mine)`;
export const readingTerms = 'Reading the terms.';
export const bookAlone = (name: string): string => `The book alone: ${name}.`;
export const checkedByHand = 'An organiser checks this by hand.';
export const aWarning = 'A warning.';
export const aNote = 'A note.';
export const problemsWithTerms = 'Problems with the terms';
type VerdictTurn = Pick<Extract<TryTermsAnswer, { ok: true }>['turned'][number], 'comes' | 'goes'>;
/** Why a verdict turns: what is found under other terms, and what is no more. */
export const whatTurned = ({ comes, goes }: VerdictTurn): string =>
  [
    ...(comes.length === 0 ? [] : [`New: ${listed(comes)}.`]),
    ...(goes.length === 0 ? [] : [`Gone: ${listed(goes)}.`]),
  ].join(' ');
