// Words that only parts need which come later: the first load of a page goes without them.

export const amountOfPoints = (points: string): string => `${points} points`;
export const done = 'Done';
export const tables = 'Tables';
export const leave = 'Leave';
export const playAtTable = 'Play at the table';
export const what = 'What';
export const andMore = (more: number): string => ` and ${more} more`;
export const rounds = 'Rounds';
export const verdict = 'Verdict';
export const byTodaysData = 'By today’s data';
export const versionWithin = (number: number): string => `version ${number}`;
export const version = (number: number): string => `Version ${number}`;
export const everyCheckPassed = 'No findings: every check passed.';
export const versions = 'Versions';
export const keptVersion = 'kept';
export const pastedText = 'Pasted text';
export const chooseFiles = 'Choose files';
export const noLimit = 'no limit';
export const startBuilding = 'Start building';
export const leaveItOut = 'Leave it out';
export const cancel = 'Cancel';
export const makeLink = 'Make a link';
export const orderOfBattleWithin = 'order of battle';
export const ordersOfBattleWithin = 'orders of battle';
export const download = 'Download';
export const since = 'Since';
export const eventPacks = 'Event packs';
export const toTickByHand = 'To tick by hand';
export const verdicts = 'Verdicts';
export const noListMatches = 'No list matches.';
export const from = 'From';
export const csvForSpreadsheet = 'CSV, for a spreadsheet';
export const search = 'Search';
export const makeNewLink = 'Make a new link';
export const line = 'Line';
export const terms = 'Terms';
export const date = 'Date';
export const hours = 'Hours';
export const place = 'Place';
export const versionLegend = 'Version';
export const json = 'JSON';
export const why = 'Why';
export const page = 'Page';
export const edit = 'Edit';
export const chooseFile = 'Choose a file';
export const back = 'Back';
export const asText = 'As text';
export const forumText = 'Forum (BBCode)';
export const whereTextGoes = 'Where it goes';

// What is said of armies to choose from: for the few pages that offer them.

export const atBattle = (group: string, battle: string): string => `${group}: at ${battle}`;
export const ofOtherRules = (group: string): string => `${group}, other rules`;

// What is said of something that is taken away: for the pages that bring it back.

export const didNotWork = 'It did not work.';
export const deletedNamed = (name: string): string => `Deleted ${name}`;
