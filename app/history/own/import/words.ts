// What the import of tables says.

import { counted } from '@/lib/rules/core/army/words';

export const unitsInFormations = (units: number, formations: number): string =>
  `${counted(units, 'unit')} in ${counted(formations, 'formation')}`;
export const withoutNameWithin = 'without a name';
export const inIt = 'In it';
export const whichTable =
  'A table with one row per unit, as a spreadsheet (.xlsx) or CSV, or a Muster order of battle (JSON). You see every row and can correct it before anything is stored.';
export const orDrop = 'or drop one anywhere on this page';
export const template = 'A template';
export const templateAsCsv = 'The same as CSV';
export const paste = 'Paste';
export const pasteTable = 'Or paste a table from a spreadsheet, with the column names in its first line';
export const readPastedTable = 'Read pasted table';
export const dropFile = 'Drop a file to see what is in it';
export const columnsRead = 'Columns Muster reads';
export const column = 'Column';
export const whatItHolds = 'What it holds';
export const forExample = 'For example';
export const alsoCalled = 'Also called';
export const cannotBeRead = 'It cannot be read.';
export const readingHead = 'Reading';
export const readingFile = 'Reading the file';
export const rowsChecked = (done: string, all: string): string => `Checked ${done} of ${all} rows`;
export const includeOrLeaveOut = (dropped: boolean, line: number): string =>
  `${dropped ? 'Include' : 'Leave out'} line ${line}`;
export const includeAgain = 'Left out. Include it again';
export const leaveRowOut = 'Leave this row out';
export const cellOfLine = (column: string, line: number): string => `${column}, line ${line}`;
export const useOpening = 'Use “';
export const inAllRows = (times: number): string => `in all ${times} rows`;
export const storing = (what: string): string => `Storing ${what}`;
export const nothingToCorrect = 'nothing to correct';
export const imported = 'Imported. ';
export const leftOutLines = (linesText: string, stored: string): string =>
  `Left out: ${linesText}. ${stored}`;
export const addLater = 'You can add them later.';
export const addOnceCorrected = 'Once corrected, they can be added.';
export const anotherFile = 'Another file';
export const openOrder = 'Open the order of battle';
export const importCorrected = 'Import again with the corrections';
export const importRest = 'Import the rest';
export const utf8 = 'UTF-8';
export const utf16 = 'UTF-16';
export const windows1252 = 'Windows-1252';
export const cellsAndLetters = (cells: string, letters: string): string =>
  `, ${cells} between the cells, ${letters}.`;
export const ofFirstSheet = ', of the first sheet.';
export const lineHead = (line: number): string => `Line ${line}: `;
export const theBattle = 'The battle';
export const rowsHead = 'Rows';
export const onlyRowsToCheck = (troubled: string): string => `Only rows to check (${troubled})`;
export const everyRowReads = 'Every row can be read as it is.';
export const pagesOfRows = 'Pages of rows';
export const pageOfPages = (page: number, pages: number): string => `${page} of ${pages}`;
export const next = 'Next';
export const importOrder = 'Import an order of battle';
export const commas = 'commas';
export const semicolons = 'semicolons';
export const tabs = 'tabs';
export const moreLines = (more: number): string => `${more} more`;
export const linesNamed = (count: number, named: string): string =>
  `${count === 1 ? 'line' : 'lines'} ${named}`;
export const fileNotRead = 'The file could not be read.';
export const orderIsGone = 'The order of battle no longer exists: it was deleted in another window.';
export const orderHasChanged =
  'The order of battle has changed since. Open it and paste the remaining lines into it.';

export const takesTooLong = (seconds: number): string =>
  `It takes longer than ${seconds} seconds to read, too long for an order of battle. Save it as CSV.`;
export const otherFileChosen = 'You chose another file.';
export const lineAndColumn = (line: number, column: number, message: string): string =>
  `Line ${line}, column ${column}: ${message}`;
