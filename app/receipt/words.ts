// What a receipt says.

export const answer = 'Answer';
export const yourAnswer = 'Your answer';
export const writeToOrganisers = 'Write to the organisers';
export const writeSomething = 'Write something first.';
export const whatYouCanDo = 'What you can do';
export const replaceTheList = 'Replace the list';
export const printSheetWithCode = 'Print the sheet with its code';
export const keepThisLink =
  'Keep this link: without an account it is your only way back. Anyone with it can answer and replace the list.';
export const linkOfReceipt = 'Link of the receipt';
export const askWithdrawal = 'Withdraw the entry?';
export const withdraw = 'Withdraw';
export const whatWithdrawalDoes =
  'Your place becomes free. What you sent stays with the event, and this receipt still opens. To enter again, ask the organiser.';
export const codeOfList = 'Code of the list';
export const codeProvesVersion = 'The code on your sheet proves this version.';
export const seeWhatItOpens = 'See what it opens';
export const whatWeReceived = 'What we received';
export const lockedByOrganisers = 'locked by the organisers';
export const versionOfAll = (number: number, currentVersion: number): string =>
  `${number} of ${currentVersion}`;
export const hashOnSheet = 'Hash, as on the sheet';
export const yourReceipt = 'Your receipt';
export const entryNamedAt = (number: number, name: string): string => `Entry ${number}, ${name}, at`;
export const entryAt = (number: number, name: string): string => `Entry ${number} at ${name}`;
export const youSeeVersion = (number: number): string => `You see version ${number}.`;
export const countingIs = 'The one that counts is';
export const youSeeCounting = (number: number): string => `You see version ${number}, the one that counts.`;
export const lastSentIs = 'The last you sent is';
export const whatTermsSay = 'What the terms say';
export const aNote = 'a note';
export const returnsList = 'returns the list';
export const acceptsList = 'accepts the list';
export const notesAndQuestions = 'Notes and questions';
export const betweenYou = 'between you and the organisers';
export const noMessages = 'No messages yet.';
export const you = 'You';
export const fromVersion = (from: string, version: number): string => `${from}, version ${version},`;
export const allAreKept = 'all are kept';
export const opensNoReceipt = 'This link does not open a receipt';
export const whyOpensNoReceipt =
  'The link is incomplete, or the entry belongs to someone else. Copy all of the link you were given when you sent your list. You can look up the code on a sheet without it.';
export const receipt = 'Receipt';
export const replaceIt = 'Replace it';
export const replaceListOf = (number: number): string => `Replace the list of entry ${number}`;
export const backToReceipt = 'Back to the receipt';
export const linkOpensNoReceipt = 'This link does not open a receipt.';
export const whatReplacingDoes = (next: number, rule: string): string =>
  `It becomes version ${next} of your entry, with its own code. Earlier versions are kept. ${rule}`;
export const noDifferences = 'No differences';
export const fromListSentLast = 'from the list you sent last.';
export const replaceAList = 'Replace a list';
export const enteredAlready = 'You have entered here already.';
export const yourEntries = 'Your entries';
export const openReceipt = 'Open the receipt';
export const replaceItsList = 'Replace its list';
export const listBelowIsNew = 'A list you send below is a new entry, with its own number.';
export const entryLine = (list: string, code: string): string =>
  `: ${list || 'Army without a name'}, code ${code}, sent`;
export const entryStays = 'The entry stays; its receipt opens by its link.';
export const forgetHere = 'Forget on this device';
export const entryNumber = (number: number): string => `: entry ${number}`;
export const myEntry = (number: number): string => `My entry ${number}`;
export const asksSomething = 'asks';
export const answersIt = 'answers';
export const changedMeanwhile =
  'The organisers have just changed this entry. Read what is new, then try again.';
