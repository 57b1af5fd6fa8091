// What sheets are called, and what is said where one is not made.

export const noPdf = 'No PDF: Muster';
export const sheetNotMade = 'This sheet was not made';
export const pdfNotMade = 'The PDF could not be made. Try again, or print from the browser.';
export const rosterWithin = 'roster';
export const cardsWithin = 'cards';
export const labelsWithin = 'labels';
export const referenceSheetWithin = 'reference sheet';
