// What the common parts of pages say.

export const tryAgain = 'Try again';
export const myArmies = 'My armies';
export const titleOfMuster = 'Muster: armies of the Seven Years War';
export const nothingHere = 'Nothing here';
export const dismiss = 'Dismiss';
export const check = 'Check';
export const print = 'Print';
export const rules = 'Rules';
export const signIn = 'Sign in';
export const events = 'Events';
export const copy = 'Copy';
export const copied = 'Copied';
export const selectAndCopy = 'Select and copy it';
export const close = 'Close';
export const messages = 'Messages';
export const history = 'History';
export const muster = 'Muster';
export const shortAbout =
  'Build, price, check and print armies for tabletop wargames of the Seven Years War.';
