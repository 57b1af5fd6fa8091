// What the papers of an event are called, and what is said where there is nothing to print.

export const rostersWithin = 'rosters';
export const checkSheetsWithin = 'check-sheets';
export const summaryWithin = 'summary';
export const noEventToRun = 'There is no such event here that you run.';
export const bookletWithout = (number: number): string => `The booklet without number ${number}`;
export const numberApart = (number: number): string => `Number ${number} apart`;
export const allInOneBooklet = 'All of them in one booklet';
export const noListsToPrint = 'Nothing to print: no list has come in yet. Withdrawn lists are not printed.';
export const allListsLeftOut = 'Nothing to print: all lists are left out.';
