// What the archive of an event says.

import { counted } from '@/lib/rules/core/army/words';

export const whereAndZone = (where: string, zoneName: string): string =>
  `${where}. Times are of ${zoneName}.`;
export const playerArmyOrCode = 'Player, army or code';
export const noListOfThatName = 'No list of that name.';
export const showMoreOf = (count: number): string => `Show more of ${count} lists`;
export const letPassLine = (title: string, reason: string, who: string): string =>
  `Let pass: ${title}. “${reason}” ${who}`;
export const isNoArchive = (name: string): string => `${name} is not an archive.`;
export const checkingIt = 'Checking it';
export const chooseTheFile = 'Choose the file';
export const unchangedSince = (ours: boolean, signs: string): string =>
  `Unchanged since it was signed by ${ours ? 'this installation' : 'another installation'} (${signs}).`;
export const changedSince = (count: number): string =>
  `Changed since it was signed: ${counted(count, 'place')}.`;
export const whereChanged = 'Where it was changed';
export const versionCounts = (number: number): string => `${number}, counts`;
export const versionAccepted = (version: null | number, time: string): string =>
  `, version ${version} accepted ${time}`;
export const judgedBy = 'Judged by';
export const termsAndText = (termsVersion: number, text: string): string => `terms ${termsVersion}, ${text}`;
export const messageLine = (kind: string, time: string, version: number): string =>
  `${kind}, ${time}, version ${version}`;
export const reportUnreadable = 'The report of this list cannot be read: it was changed.';
export const readingList = 'Reading the list.';
export const rulesNotKnown = 'This Muster cannot read the list: it does not know its rules.';
export const tickedByHand = 'Ticked by hand';
export const notTicked = 'not ticked';
export const isTicked = 'ticked';
export const notFulfilled = 'not kept';
export const aboutArchive = 'See what the archive of a finished event holds, and whether anyone changed it.';
export const whatArchiveIs =
  'The archive of a finished event holds every list with its verdict, signed by the Muster that made it. Any Muster can tell whether it was changed since. The file is not stored.';
export const lateAfterClosing = 'after closing: late';
export const neverResolved = 'Never resolved';
export const versionNotResolved = (number: number): string => `version ${number} never resolved`;
export const versionReturned = (number: number): string => `version ${number} was returned`;
export const versionOfAll = (number: number, all: number): string => `version ${number} of ${all}`;
export const amountNotTicked = (count: number): string => `${count} not ticked`;
