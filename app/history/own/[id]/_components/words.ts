// What the editor of orders of battle says.

import { amountOf } from '@/lib/rules/core/army/number';

export const openingOrder = 'Opening the order of battle.';
export const aboutBattleOf = (called: string, when: string): string => `About the battle: ${called}, ${when}`;
export const addFormation = 'Add a formation';
export const pasteLines = 'Paste lines';
export const sumsAndFindings = 'Sums and findings';
export const inFormations = (formations: number): string => `in ${amountOf(formations, 'formation')}`;
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
