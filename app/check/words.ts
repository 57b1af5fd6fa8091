import { counted } from '@/lib/rules/core/army/words';

// What the page that checks files says.

export const dropFiles = 'Drop up to 200 army files anywhere on this page, or';
export const whichFiles = 'Muster files (JSON) and armies as plain text.';
export const pasteArmyOrLinks = 'Or paste an army, or share links';
export const whatCanBePasted = 'An army file, an army as plain text, or share links, one per line.';
export const checkPastedText = 'Check pasted text';
export const checking = 'Checking…';
export const listsChecked = (count: number): string => `${counted(count, 'list')} checked`;
export const dropToCheck = 'Drop army files to check them';
export const checkArmyFiles = 'Check army files';
export const aboutCheck =
  'Drop army files to see each verdict, with the page it is based on. Nothing is stored.';
export const whatCheckDoes =
  'Check all lists of an event at once: ready, unfinished or illegal, with points and each finding by page. Nothing is stored.';
export const judgedUnder = 'Judged under';
export const rulesAlone = 'the rules of the book alone';
export const packToPaste = 'a pack I paste';
export const packAsText = 'The pack, as text or JSON';
export const changedSettings = 'Changed settings:';
export const moreFindings = (shownCount: number, more: number): string =>
  `The ${shownCount} most serious findings are shown, of ${shownCount + more}.`;
export const openAsMine = 'Open as an army of mine';
export const openShared = 'Open the shared army';
export const ofPointsLimit = (points: string): string => `of ${points}`;
export const unreadable = 'Unreadable';
export const file = 'File';
export const rulesAndNation = 'Rules, nation';
export const searchVerdicts = 'Search verdicts';
export const closeAll = 'Close all';
export const openAll = 'Open all';
export const tableForSpreadsheets = 'Table for spreadsheets (CSV)';
export const everythingAsJson = 'Everything (JSON)';
export const pastePackFirst = 'Paste the pack first, or choose another.';
export const packIsNoJson = 'The pasted pack is not JSON.';
export const shareLinkNumber = (number: number): string => `Share link ${number}`;
export const fileTooLarge = 'The file is larger than 1 MB, too large for an army.';
export const tooManyFiles = (files: number, most: number): string =>
  `These are ${files} files; at most ${most} are checked at once. Choose fewer.`;
export const tooMuchAtOnce = (megabytes: number): string =>
  `Together the files are ${megabytes} MB, too much at once. Choose fewer.`;
export const noAnswerForFile = 'The server gave no answer for one file.';
export const limit = 'Limit';
export const changed = 'Changed';
export const profile = 'Profile';
