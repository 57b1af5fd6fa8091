// What the page of one event says.

import { counted } from '@/lib/rules/core/army/words';

export const entering = 'Entering';
export const openDesk = 'Open the desk';
export const enterList = 'Enter a list';
export const theLists = 'The lists';
export const amountOfEntries = (count: number): string => counted(count, 'entry', 'entries');
export const numberHead = 'No.';
export const playerAndList = 'Player, list';
export const asManyAsCome = 'as many as come';
export const whatHappensWhen = 'What happens when';
export const termsOfEvent = 'The terms of the event';
export const whatToBring = 'What to bring';
export const termsWithPages = 'the terms, each with its page';
export const editionOf = (edition: string): string => `${edition} edition`;
export const termsNumber = (version: number): string => `Terms ${version}.`;
export const profileOf = (settings: string): string => `${settings}, profile`;
export const packVersion = (name: string, version: number): string => `Pack ${name}, version ${version}`;
export const noPack = 'No pack';
export const termsAsText = 'The terms as text';
export const loadingPlayers = 'Loading the players.';
export const amountExpected = (count: number): string => `${counted(count, 'player')} expected.`;
export const expectedPlayers = 'Expected players';
export const expectedOnePerLine = 'Expected players, one per line';
export const howToListPlayers = (most: number): string =>
  `Add an e-mail address if you like: Ines Roca <ines@example.org>. At most ${most}; only organisers see them.`;
export const savePlayers = 'Save the players';
export const letPass = 'Let pass';
export const reason = 'Reason';
export const noEventHere = 'There is no event at this address';
export const whyNoEventHere =
  'The event was deleted, or the address is incomplete. Ask the organiser, and copy all of it.';

// What reminds players of their lists.

export const listsCloseOn = (areClosed: boolean, time: string, zone: string): string =>
  `Lists ${areClosed ? 'closed' : 'close'} on ${time} (${zone}).`;
export const noListYet = (event: string): string => `${event}: we do not have your list yet.`;
export const enterItAt = (link: string): string => `Enter it here: ${link}`;
export const needsNoAccount = 'You need no account, and you can replace your list until then.';
