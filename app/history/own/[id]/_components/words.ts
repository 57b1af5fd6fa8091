// What the editor of orders of battle says.

import { counted } from '@/lib/rules/core/army/words';

export const openingOrder = 'Opening the order of battle.';
export const aboutBattleOf = (called: string, when: string): string => `About the battle: ${called}, ${when}`;
export const addFormation = 'Add a formation';
export const pasteLines = 'Paste lines';
export const sumsAndFindings = 'Sums and findings';
export const inFormations = (formations: number): string => `in ${counted(formations, 'formation')}`;
export const pasteKeys = 'Ctrl + V';
export const addAnother = 'Add another like this';
export const formationWithoutName = 'Formation without a name';
export const noUnitYet = 'No unit yet';
export const addFormationInIt = 'Add a formation in it';
export const formationKeys = 'Shift+Enter';
export const pasteLinesHere = 'Paste lines here…';
export const pasteKeysShort = 'Ctrl+V';
export const addUnit = 'Add a unit';
export const formation = 'Formation';
export const noNationChosen = 'No nation chosen';
export const addFormationTo = (called: string): string => `Add a formation to ${called}`;
export const addUnitTo = (called: string): string => `Add a unit to ${called}`;
export const unitWithoutName = 'Unit without a name';
export const noRoomHere = 'There is no room for more here';
export const nothingToMoveInto = 'There is nothing to move it into';
export const isInNothing = 'It is not in anything';
export const isAlreadyThere = 'It is already there';
export const hasChangedSince = 'It has changed since: use undo';

// What the dialogs of orders of battle say.

export const toCheck = 'To check';
export const andMoreUnits = (count: number): string => `and ${count} more`;
export const nextUnit = 'Next unit';
export const unitInIt = 'Unit in it';
export const formationInIt = 'Formation in it';
export const anotherLikeThis = 'Another like this';
export const formations = 'Formations';
export const whereOtherVersionIs =
  'If you take theirs, yours is kept as a copy among your orders of battle. If you keep yours, theirs is lost.';
export const goThroughAll = 'Go through sides, formations and units';
export const editKeys = 'Enter, F2';
export const insertKeys = '+, Insert';
export const addUnitAfter = 'Add a unit after it';
export const likeKeys = 'Shift + Enter';
export const addUnitLike = 'Add another unit like it, with the next number';
export const pasteOneEach = 'Paste lines, one unit each';
export const addFormationAfter = 'Add a formation after it';
export const moveUnitOn = 'Move it, a unit also into the next formation';
export const nestKeys = 'Alt + → ←';
export const moveInOrOut = 'Move it into a formation, or out of one';
export const macKeys = 'On a Mac, use Command for Ctrl.';
export const aboutBattle = 'About the battle';
export const whatPaneShows = 'Sums, findings and what is selected';
export const unitsAdded = (units: number): string => `${counted(units, 'unit')} added`;
export const onePerLineInto = (near: string): string => `One unit per line, into ${near}`;
export const theOrderOfBattle = 'the order of battle';
export const exampleOfLine =
  '“Itzenplitz IR 13, 2 bns, 1,250 men”, or rows of a spreadsheet, with or without column names.';
export const loadingRegiments = 'Loading the names of regiments.';
export const unreadLinesStay = 'Lines that cannot be read stay here when the others are added.';
export const addUnits = (units: number): string => `Add ${counted(units, 'unit')}`;
export const onlyYouRead = 'Only you can read it.';
export const anyoneWithLinkReads =
  'Anyone with the link can read it as it is at that moment, and copy it to muster. Search engines are asked to ignore it.';
export const everyoneFinds =
  'Everyone can find it in the history, muster it and copy it. It says that a player entered it, never who. Anyone can report it, and the operator of this Muster can hide it.';
export const privateWay = 'Private';
export const linkWay = 'By link';
export const publicWay = 'Published';
export const whoCanRead = 'Who can read it';
export const hidden = 'Hidden.';
export const operatorHasHidden = 'The operator of this Muster has hidden it. You still have it.';
export const link = 'Link';
export const linkReplacesOld = 'It replaces the old one, which cannot be shown again.';
export const asFile = 'As a file';
export const readAs = 'Read as';
export const andMoreLines = (rows: number, most: number): string =>
  `and ${counted(rows - most, 'line')} more`;
export const notRead = 'not read';
export const aFormation = 'a formation';
export const withoutName = 'Without a name';
export const regimentFound = ', regiment found';
export const battalionsShort = 'Btn';
export const squadronsShort = 'Sqn';
export const sums = 'Sums';
export const unitsTogether = 'Units together';
export const bySource = 'By the source';

// What the forms of orders of battle say.

export const changeBattle = 'Change the battle';
export const day = 'Day';
export const lastDay = 'Last day';
export const highConfidence = 'High confidence';
export const mediumConfidence = 'Medium confidence';
export const lowConfidence = 'Low confidence';
export const covers = 'Covers';
export const howDetailed = 'How detailed it is, in a sentence';
export const dayBetween = (from: string, to: string): string => `A day from ${from} to ${to}.`;
export const kind = 'Kind';
export const ledBy = 'Led by';
export const changeFormation = (name: string): string => `Change ${name || 'a formation'}`;
export const noneAttached = 'None attached';
export const chooseFromList = 'Choose one from the list, or leave it empty.';
export const changeSide = (name: string): string => `Change ${name || 'a side'}`;
export const whatTotalIs = 'The total a source gives. The sum of the units is shown beside it.';
export const addAnotherNation = 'Add another';
export const nationsOfSide = 'Nations of this side';
export const takeAway = (name: string): string => `Take ${name} away`;
export const changeUnit = (name: string): string => `Change ${name || 'a unit'}`;
