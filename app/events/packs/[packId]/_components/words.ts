// What the editor of a pack says.

import { counted } from '@/lib/rules/core/army/words';

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
  `${counted(rules, 'rule')}, ${own} of your own`;
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

// What the editor of a pack says of its effect.

export const byThisChange = 'By this change alone';
export const noArmyChanges = 'No ready-made army changes verdict';
export const armiesStay = (stay: number): string =>
  `${counted(stay, 'ready-made army stays', 'ready-made armies stay')} as ${stay === 1 ? 'it is' : 'they are'}`;
export const allRulesTogether = 'All rules together';
export const changesOf = (count: number, of: number): string => `changes ${count} of ${of}`;
export const ruleOf = (name: string): string => `, a rule of ${name}`;
export const checkingLists = (name: string): string => `Checking the lists of ${name}`;
export const entryNumber = (number: number): string => `Entry ${number},`;
export const noEntryChanges = (name: string): string => `No verdict changes among the lists of ${name}`;
export const entriesStay = (stay: number, name: string): string =>
  `${counted(stay, 'entered list stays', 'entered lists stay')} as ${stay === 1 ? 'it is' : 'they are'}; compared with the terms saved at ${name}`;
export const enteredAt = (name: string): string => `Entered at ${name}`;
export const enteredSoFar = 'Entered so far';
export const pastePack = 'Paste a pack';
export const packForOtherRules = (system: string): string => `This pack is for other rules (${system}).`;
export const pasteNamed = (name: string): string => `Paste “${name}”`;
export const useTheseRules = 'Use these rules';
export const titleByThisChange = (title: string): string => `${title}, by this change`;
export const loadingArmy = 'Loading the army.';
export const followsBookAndPack = 'No findings: it follows the book and the pack.';
export const pasteBack = 'Paste back';
export const thePackAsText = 'The pack as text';
export const packHash = (hash: string): string => `pack ${hash}`;
export const linesOfText = (count: number): string => counted(count, 'line');
export const readyOnes = (legal: number): string => `${legal} ready`;
export const illegalOnes = (of: number): string => `${of} illegal`;

// What the editor of a pack says of its rules.

export const toGroup = (title: string): string => `to ${title}`;
export const addToGroup = (title: string): string => `Add to ${title}`;
export const findRule = 'Find a rule';
export const nothingOfThatName = 'Nothing of that name.';
export const atLeast = 'at least';
export const atMost = 'at most';
export const percentOf = (of: string): string => `percent ${of}`;
export const perAmount = (of: string): string => `per ${of}`;
export const forEvery = 'for every';
export const anyNumber = 'any number';
export const ofThem = 'of them';
export const percentOfPoints = (points: string): string => `% of the ${points}`;
export const percentOfUnits = (units: string): string => `% of the ${units}`;
export const forEveryOpen = 'for every …';
export const allNations = 'all nations';
export const amountOfNations = (count: number): string => counted(count, 'nation');
export const noImagiNations = '; no imagi-nations';
export const noContingents = '; no contingents';
export const nationsAllowed = 'Nations allowed';
export const allowContingents = 'Allow allied contingents';
export const allowImagiNations = 'Allow imagi-nations';
export const organisersOwn = 'The organiser’s own';
export const keepsIt = 'keeps it';
export const breaksIt = 'breaks it';
export const sampleArmyDoes = (verdict: string): string => `Sample army ${verdict}:`;
export const errorSeverity = 'Error';
export const warningSeverity = 'Warning';
export const noteSeverity = 'Note';
export const ifNamedIsBroken = (name: string): string => `If ${name} is broken`;
export const eachAsOne = 'each as one';
export const byTheirSize = (units: string): string => `${units} by their size`;
export const shownBeside = 'Shown to players beside it';
export const section = 'Section';
export const fromYear = 'From year';
export const toYear = 'To year';
export const ofTheseTogether = 'Of these together';
export const rule = 'Rule';
export const value = 'Value';
export const source = 'Source';
export const ifBroken = 'If broken';
export const noHousePoints = (name: string, reason: string): string =>
  `No house points for ${name}: ${reason} Write a price change as a note: an organiser ticks it by hand.`;
export const leftOutOrUnlimited = 'Left out or unlimited';
export const areUnlimited = (label: string): string => `${label} are unlimited`;
export const leaveOutText = (text: string): string => `“leave out ${text}”`;
export const limitAgain = 'Limit again';
export const putBack = 'Put it back';
export const packDiffers = (over: string): string => `${over} differs; this pack counts`;
export const details = 'Details';
export const addMinimum = 'Add a minimum';
export const moveUp = 'Move up';
export const moveDown = 'Move down';
export const fromPack = (pack: string): string => `From ${pack}`;
export const changeItHere = 'Change it here';
export const atLeastOf = (name: string): string => `${name}, at least`;
export const atMostOf = (name: string): string => `${name}, at most`;
export const toleranceOf = (name: string): string => `${name}, tolerance`;
export const upTo = 'to';
export const over = 'over';
export const fromOf = (name: string): string => `${name}, from`;
export const toOf = (name: string): string => `${name}, to`;
export const forbidden = 'Forbidden';
export const required = 'Required';
export const amongOf = (name: string): string => `${name}, among`;
export const anywhere = 'anywhere';
export const amongLabel = (label: string): string => `among ${label}`;
export const textOfRule = 'Text';
export const severityOnRight = 'severity as on the right';
export const forEveryOf = (label: string): string => `${label}: for every`;
export const countedIn = (label: string): string => `${label}: counted in`;
export const anyAmount = 'any';
