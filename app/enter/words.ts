// What a player reads who enters an event.

export const sendIt = 'Send it';
export const enterNamed = (name: string): string => `Enter ${name}`;
export const theTerms = 'The terms';
export const nameOnList = 'Name on the list of entries';
export const enterName = 'Enter the name to show in the list of entries.';
export const howToReachYou = 'How to reach you (organisers only)';
export const emailOrPhone = 'E-mail or phone (optional)';
export const atMostCharacters = (most: number): string => `At most ${most} characters.`;
export const errorsAreMarked = 'You can send a list with errors. It is marked, and the organisers decide.';
export const dealWithLastList =
  'Your last list has had no answer yet. Deal with it above first, so that it is not entered twice.';
export const listNotEntered = 'The list was not entered.';
export const forgetIt = 'Forget it';
export const opensNoEvent = 'This link does not open an event';
export const whyOpensNoEvent =
  'The organiser has ended it or made a new one, or the link is incomplete. Ask for a new link, and copy all of it. A list you have already sent is safe: its receipt still opens.';
export const buildUnderTerms = 'Build under the terms';
export const howToBuildHere =
  'The army opens in the builder with the points, years and nations of the terms. Come back to this page from there to send it.';
export const closesIn = (timeLeft: string): string => `in ${timeLeft}, `;
export const noArmyForRules =
  'This browser has no army for these rules. Send a file or text, or build one here.';
export const findYourArmy = 'Find an army of yours';
export const notReadYet = 'not read yet';
export const noArmyCalledThat = 'No army of yours is called that.';
export const listNotRead = 'The list was not read.';
export const uploadFile = 'Upload a file';
export const pasteText = 'Paste text';
export const stepOfList = '1. Your list';
export const armiesInName = (count: number, name: string): string =>
  `${count === 1 ? '1 army' : `${count} armies`} in ${name}`;
export const theChosenList = 'The chosen list';
export const readingTheList = 'Reading the list';
export const listWasRead = (listName: string): string => `${listName} was read`;
export const readingList = 'Reading the list…';
export const chooseListForTerms = 'Choose a list to see what the terms say about it.';
export const stepOfTerms = '2. What the terms say';
export const changeInBuilder = 'Change it in the builder';
export const otherList = 'Other list';
export const dropList = 'Drop a list to see what the terms say about it';
export const pasteList = 'Paste a list';
export const armyAsTextOrFile = 'An army as text, or an army file';
export const pasteListFirst = 'Paste a list first.';
export const readIt = 'Read it';
export const chooseListFirst = 'Choose a list first. ';
export const nothingIsSent = 'Nothing is sent until then. ';
export const steps = 'Steps';
export const linkOpensNoEvent = 'This link no longer opens an event. Ask the organiser for a new one.';
