// Words that only parts need which come later: the first load of a page goes without them.

export const playAtTable = 'Play at the table';
export const andMore = (more: number): string => ` and ${more} more`;
export const everyCheckPassed = 'No findings: every check passed.';
export const toTickByHand = 'To tick by hand';
export const csvForSpreadsheet = 'CSV, for a spreadsheet';
export const makeNewLink = 'Make a new link';
