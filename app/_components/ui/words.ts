// What the common parts of pages say.

export const titleOfMuster = 'Muster: armies of the Seven Years War';
export const selectAndCopy = 'Select and copy it';
export const shortAbout =
  'Build, price, check and print armies for tabletop wargames of the Seven Years War.';
