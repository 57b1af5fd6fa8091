// What the common parts of pages say.

import { counted } from '@/lib/rules/core/army/words';

export const accountOf = (name: string): string => `Account: ${name}`;
export const regimentInNewTab = ', the regiment in a new tab';
export const ruleInNewTab = ', the rule in a new tab';
export const noMatch = 'No match.';
export const noteOf = (note: string): string => `Note: ${note}`;
export const nothingYet = 'Nothing yet';
export const shareByArm = (shares: string): string => `Share by arm: ${shares}`;
export const qrOfLink = 'QR code of the link';
export const light = 'Light';
export const dark = 'Dark';
export const system = 'System';
export const themeNotSaved =
  'The theme was not saved: this browser stores nothing. It lasts until you leave this page.';
export const theme = 'Theme';
export const armies = 'Armies';
export const games = 'Games';
export const about = 'About';
export const main = 'Main';
export const somethingWentWrong = 'Something went wrong';
export const faultIsInMuster =
  'The fault is in Muster, its disk or its database, not in your army. What was saved is safe. Edits not yet sent are kept in this browser.';
export const findItInLog = (digest: string): string =>
  `The operator of this Muster can find it in the log as ${digest}.`;
export const tryAgain = 'Try again';
export const myArmies = 'My armies';
export const wentWrongTitle = 'Something went wrong: Muster';
export const couldNotShowPage = 'Muster could not show this page. What was saved is safe.';
export const titleOfMuster = 'Muster: armies of the Seven Years War';
export const skipToContent = 'Skip to content';
export const nothingHere = 'Nothing here';
export const noPageHere =
  'There is no page at this address, or its army was deleted or belongs to another browser. Armies are kept for the browser that made them; a device link opens them in another.';
export const dismiss = 'Dismiss';
export const check = 'Check';
export const print = 'Print';
export const rules = 'Rules';
export const signIn = 'Sign in';
export const events = 'Events';
export const blankSide = 'A blank side';
export const cardsOf = (title: string): string => `${title}, cards`;
export const sheetsNotShown = (count: number): string =>
  count === 1
    ? 'One more sheet is not shown: split the army to print it.'
    : `${count} more sheets are not shown: split the army to print them.`;
export const copy = 'Copy';
export const copied = 'Copied';
export const selectAndCopy = 'Select and copy it';
export const pressCopyKeys = 'Press Ctrl and C';
export const textFile = 'Text file';
export const close = 'Close';
export const errorsLetPass = (count: number): string => `${counted(count, 'error')} let pass`;
export const messages = 'Messages';
export const history = 'History';
export const muster = 'Muster';
export const shortAbout =
  'Build, price, check and print armies for tabletop wargames of the Seven Years War.';
export const whatMusterIs = (): string =>
  `${shortAbout} Every price and every finding gives its page number in the rules.`;

export const todayAt = (time: string): string => `Today, ${time}`;
export const yesterdayAt = (time: string): string => `Yesterday, ${time}`;
