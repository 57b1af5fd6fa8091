// What the builder says: its bar, catalogue, ledger and panels.

import { counted, countedOrNo } from '@/lib/rules/core/army/words';

export const renameArmy = 'Rename the army';
export const nameOfArmy = 'Name of the army';
export const settingsOf = (kind: string, name: string): string => `Army settings: ${kind}, ${name}`;
export const addNode = (label: string): string => `Add ${label}`;
export const fillTheRest = 'Fill the rest';
export const editSeveral = (units: string): string => `Edit several ${units}`;
export const armySettings = 'Army settings';
export const armyAsText = 'Army as text';
export const underOtherRules = 'Under other rules';
export const helpAndShortcuts = 'Help and shortcuts';
export const savingBeforeBackToEvent = 'Saving before going back to the event';
export const backToEvent = 'Back to the event';
export const addTroops = 'Add troops';
export const addTo = 'Add to';
export const nothingAdded = 'Nothing added yet';
export const amountAdded = (count: number): string => `${count} added`;
export const searchTroops = 'Search troops';
export const newFormation = (formation: string): string => `New ${formation}`;
export const arms = 'Arms';
export const newFormationWithin = (formation: string): string => `a new ${formation}`;
export const addsTo = 'Adds to';
export const troopsOf = 'Troops of';
export const alliedContingent = 'Allied contingent';
export const costsMoreThanThat = 'costs more than that.';
export const goesOverLimit = 'goes over the limit.';
export const troopsOnOffer = 'Troops on offer';
export const noTroopsMatch = 'No troops match.';
export const addFormation = (formation: string): string => `Add a ${formation}`;
export const pointsAndFindings = 'Points and findings';
export const fillInTables = (label: string): string => `Fill in all tables ${label}`;
export const thisGeneral = 'This general';
export const thisCommander = 'This commander';
export const thisUnit = (unit: string): string => `This ${unit}`;
export const theseWorks = 'These works';
export const groupIsListed = (title: string): string => `${title} are listed here. Choose one to change it.`;
export const splitAndMerge = 'Split and merge';
export const needsJavaScript =
  'The builder needs JavaScript. Turn it on in this browser, then open the page again.';
export const openingArmy = 'Opening the army.';
export const openingLargeArmy = 'Opening the army. It is large, so this takes a moment.';
export const movedTo = (title: string): string => `Moved to ${title}`;
export const nowNumber = (index: number, count: number): string => `Now number ${index} of ${count} in`;
export const facings = (facings: string): string => `Facings ${facings}`;
export const noneThere = 'None';
export const noUnitsYet = (units: string): string => `No ${units} yet`;
export const addingHere = 'adding here';
export const whatFillDoes =
  'Adds troops up to the limit, in the proportions of the nation; undo takes them away';
export const filling = 'Filling';
export const moreForOrderOfBattle = 'More for the order of battle';
export const moveTo = (title: string): string => `Move to ${title}`;
export const addTroopsHere = 'Add troops here';
export const unfold = 'Unfold';
export const fold = 'Fold';
export const fewer = 'Fewer';
export const duplicateNamed = (name: string): string => `Duplicate ${name}`;
export const removeNamed = (name: string): string => `Remove ${name}`;
export const chooseOne = 'Choose…';
export const whatToDoWith = (words: string): string => `What to do with ${words}`;
export const chooseUnits = (units: string): string => `Choose ${units}`;
export const differencesByLine = 'Differences, line by line';
export const order = 'Order';
export const asHere = 'as here';
export const anotherOrderOfBrigades = 'another order of brigades';
export const notThere = 'not there';
export const onlyTheirs = 'only theirs';
export const onlyMine = 'only mine';
export const anotherOrder = 'another order';
export const inSide = (side: string): string => `in ${side}`;
export const checksPassed = (count: number): string => `${counted(count, 'check')} passed`;
export const hide = 'Hide';
export const odds = 'Odds';
export const ofPointsLimit = (points: string): string => ` of ${points}`;
export const pointsSpent = (points: string, of: string, scale: string): string =>
  `${points}${of} ${scale} spent`;
export const limits = 'Limits';
export const whatSidePaneShows = 'Points, findings and selected unit';
export const noUnit = 'No unit';
export const greyMeans = (meaning: string): string => `. Grey: ${meaning}`;
export const changedWhileFilling = 'The army was changed meanwhile. Fill it again.';
export const renameNamed = (name: string): string => `Rename ${name}`;
export const hasChangedSince = 'The army has changed since: use undo';
export const placeOf = (called: string, place: number, all: number): string =>
  `${called}, place ${place} of ${all}`;
/** until the checks are there */
export const checking = 'Being checked';
export const checksNotLoaded = 'The checks could not be loaded: nothing is said yet of what breaks a rule.';
export const packNotLoaded =
  'The event pack of this army could not be loaded: its terms are not checked yet.';
export const dataHasChanged = (before: string, today: string): string =>
  `The rules data has changed since this army was saved (${before}, today ${today}).`;
export const storedVerdict = (lead: string, then: string): string => `${lead} Stored: ${then}.`;
export const sameVerdict = (lead: string, verdict: string): string =>
  `${lead} Its verdict is the same: ${verdict}.`;
export const bothVerdicts = (lead: string, then: string, now: string): string =>
  `${lead} Stored: ${then}. Today: ${now}.`;
export const amountOfErrors = (count: number): string => countedOrNo(count, 'error');
export const amountOfWarnings = (count: number): string => countedOrNo(count, 'warning');
export const earlierNotRead = 'Earlier versions could not be read: there is no connection.';
export const armyWithin = 'army';
export const backToEarlier = 'back to an earlier version';
export const left = 'Left';
export const right = 'Right';
