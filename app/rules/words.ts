// What the pages of rules say.

export const checks = 'Checks';
export const whatChecksAre =
  'What Muster checks whenever an army changes. Nothing is blocked: you can save, print and enter an army with errors, and it is marked.';
export const inMode = (index: string, mode: string): string => `${index} in a ${mode} game`;
export const rulesOfPlay = 'Rules of play';
export const whatPlayListIs = (about: string): string =>
  `${about} The same tables print as a reference sheet, cut to the armies on the table: open an army and choose Print.`;
export const forWhom = 'For';
export const rulings = 'Rulings';
export const whatRulingsAre =
  'What we decided where the book is silent or contradicts itself, and why. You can switch some of them.';
export const whyHead = 'Why:';
export const switchHead = 'Switch:';
export const decidedBy = 'Decided by:';
export const onThisPage = 'On this page';
export const optionalRules = 'Optional rules and switches';
export const howSettingsAreSet =
  'You set these for each army, under Army settings in the builder. Settings you change are part of the rules profile at the foot of every sheet.';
export const rulingOf = (id: string): string => `ruling ${id}`;
export const usualOption = (option: string): string => `${option} (usual)`;
export const factsOfPlay = 'Facts that one army alone cannot break.';
export const options = 'Options';
export const credits = 'Credits';
export const aboutSystem = (edition: string, from: number, to: number): string =>
  `For battles of ${from} to ${to}; edition of ${edition}. Restated in our own words, with the page of each fact. You need the book to play.`;
export const creditsAndLicence = 'Credits and licence';
export const whoOwnsRules = (source: string): string =>
  `${source}. The rules, their name and their text belong to their author and publisher.`;
export const unofficialHead = 'Unofficial.';
export const notEndorsed = (name: string): string =>
  `Muster is made by players. It is not published, endorsed or approved by the author or publisher of ${name}, and does not replace the rulebook. Numbers and limits are restated with their pages so that you can check them; no text of the book is copied. Our own decisions are marked as rulings.`;
export const dataOf = (dataVersion: string): string => `Data ${dataVersion}`;
export const aboutRules = (name: string): string =>
  `Prices, checks, nations and rulings of ${name}, with their pages.`;
export const answersFor = (question: string): string => `Answers for “${question}”`;
export const noRuleIsCalled = 'No rule of the five systems is called so. Try the word that the book uses.';
export const searchTheRules = 'Search the rules: done for, howitzer, how far do grenadiers move';
export const aboutSystems =
  'The rule systems Muster knows: prices, checks, nations and rulings, each with its page.';
export const whatMusterKnows =
  'What Muster knows about each set of rules: prices, limits and checks with their pages, and our rulings where a book is silent. You need the book to play.';
export const unofficial =
  'Unofficial: no author or publisher of any rules has made, checked or approved Muster.';
export const rulesOfSystem = (name: string): string => `${name}: rules`;
