// What the builder says: its bar, catalogue, ledger and panels.

export const renameArmy = 'Rename the army';
export const addNode = (label: string): string => `Add ${label}`;
export const fillTheRest = 'Fill the rest';
export const editSeveral = (units: string): string => `Edit several ${units}`;
export const armySettings = 'Army settings';
export const armyAsText = 'Army as text';
export const underOtherRules = 'Under other rules';
export const helpAndShortcuts = 'Help and shortcuts';
export const searchTroops = 'Search troops';
export const newFormation = (formation: string): string => `New ${formation}`;
export const troopsOf = 'Troops of';
export const addFormation = (formation: string): string => `Add a ${formation}`;
export const pointsAndFindings = 'Points and findings';
export const fillInTables = (label: string): string => `Fill in all tables ${label}`;
export const thisGeneral = 'This general';
export const needsJavaScript =
  'The builder needs JavaScript. Turn it on in this browser, then open the page again.';
export const movedTo = (title: string): string => `Moved to ${title}`;
export const noneThere = 'None';
export const moveTo = (title: string): string => `Move to ${title}`;
export const duplicateNamed = (name: string): string => `Duplicate ${name}`;
export const removeNamed = (name: string): string => `Remove ${name}`;
export const chooseOne = 'Choose…';
export const order = 'Order';
export const asHere = 'as here';
export const odds = 'Odds';
export const noUnit = 'No unit';
export const checksNotLoaded = 'The checks could not be loaded: nothing is said yet of what breaks a rule.';
export const packNotLoaded =
  'The event pack of this army could not be loaded: its terms are not checked yet.';
export const armyWithin = 'army';
export const left = 'Left';
export const right = 'Right';
