// What the earlier versions of an army say.

export const howVersionsAreKept =
  'Changes within five minutes are saved as one version. The last hundred are kept; versions you keep or save yourself are never replaced.';
export const versionIsGone = 'This version no longer exists: later autosaves replaced it.';
export const errorsWithin = 'errors';
export const verdictsOnVersion = 'Verdicts on this version';
export const data = 'Data';
export const asStored = 'As stored';
export const notNoted = 'not noted';
export const versionIsKept = (number: number): string => `Kept: version ${number}`;
export const keptAs = (called: string): string => `Kept: ${called}`;
export const isCurrentAgain = (label: string, number: number): string =>
  `${label === '' ? `Version ${number}` : label} is the current version again`;
export const nameOfVersion = 'Name of this version';
export const exampleOfName = 'For Saturday’s game';
export const keepVersion = 'Keep this version';
export const restoreVersion = 'Restore this version';
export const asItIsNow = 'as it is now';
export const todaysVersion = 'today’s version';
export const allVersions = 'All versions';
export const nothingToCompare = 'Nothing to compare with';
export const fromTo = (from: string, to: string): string => `From ${from} to ${to}`;
export const sinceThen = 'Since then';
export const whatItChanged = 'What it changed';
export const wholeArmyAsItWas = 'The whole army as it was';
export const orderOfBattleOf = (number: number): string => `Order of battle, version ${number}`;
export const findingsByTodaysRules = 'Findings by today’s rules';
export const onSheets = (revision: number): string => `on sheets: version ${revision}`;
export const today = 'today';
export const autosavedVersion = 'autosaved';
export const noEarlierVersion = 'There is no earlier version here';
export const editsSince = (time: string): string => `Edits since ${time}`;
export const backToVersionOf = (time: string): string => `Back to the version of ${time}`;
