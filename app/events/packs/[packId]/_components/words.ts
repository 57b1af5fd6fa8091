// What the editor of a pack says.

import { amountOf } from '@/lib/rules/core/army/number';

export const sampleArmy = 'Sample army';
export const readyMade = 'Ready-made';
export const mine = 'Mine';
export const areNotLimited = (label: string): string => `${label} are not limited,`;
export const byBookOrPacks = (several: boolean): string =>
  `by the book or by ${several ? 'any of the packs' : 'this pack'}: they could make up half a list.`;
export const limitGroup = (label: string): string => `Limit ${label}`;
export const leaveUnlimited = 'Leave unlimited';
export const changePacksBelow = 'Change the packs below';
export const onTopOf = 'On top of';
export const andThePack = 'and the pack';
export const andMorePack = 'and';
export const rulesOfPacks = (rules: number, own: number): string =>
  `${amountOf(rules, 'rule')}, ${own} of your own`;
export const packWithin = 'pack';
export const whereOtherVersionIs =
  'If you take theirs, yours is kept as a copy among your packs. If you keep yours, theirs is lost.';
export const openingPack = 'Opening the pack.';
export const packOfOtherSystem = (system: string): string =>
  `This pack is for “${system}”, a rule system that this Muster does not have.`;
export const rulesNotLoaded = 'The rules could not be loaded. Reload the page.';
export const loadingRules = 'Loading the rules.';
export const faultsOfPack = 'Faults of the pack';
export const theRule = 'the rule';
export const nameOfPack = 'Name of the pack';
export const changeField = (field: string): string => `Change ${field}`;
export const shareTerms = 'Share the terms';
export const eventPackVersion = 'event pack, version';
export const changeNotes = 'Change the notes';
export const packNotes = 'Pack notes';
export const whatPackNotesAre = 'What players read about the whole pack';
export const eventPackOf = (name: string): string => `${name}, event pack`;
export const whatPackDoes = 'What the pack does';
export const whatItDoes = 'What it does';
export const liveOnSampleArmy = 'live, on a sample army';
export const asPasteableText = 'as text that can be pasted back';
export const savingPack = 'Saving the pack';
export const useForAnEvent = 'Use for an event';
export const useForTheEvent = 'Use for the event';
export const newEventOption = 'A new event';
export const typicalArmyOf = (label: string): string => `Typical army of ${label}`;
