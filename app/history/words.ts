// What several pages of the history say.

export const battles = 'Battles';
export const theatre = 'Theatre';
export const printedScenario = 'printed scenario';
export const nations = 'Nations';
export const regimentsWithin = 'regiments';
export const myOrdersOfBattle = 'My orders of battle';
export const battleWithoutName = 'Battle without a name';
export const ours = 'ours';
export const csv = 'CSV';
export const spreadsheet = 'Spreadsheet';
export const sources = 'Sources';
export const commanderNotKnown = 'Commander not known';
export const sides = 'Sides';
export const confidence = 'Confidence';
export const calibre = 'Calibre';
export const titleOfHistory = 'History: battles, regiments and nations of the Seven Years War';
export const aboutHistory =
  'Battles of the Seven Years War in Europe with their orders of battle, regiments with their uniforms, and nations; every fact with its source.';
export const opensNoOrder = 'This link does not open an order of battle';
export const whyOpensNoOrder =
  'Its owner has stopped sharing or deleted it, or the link is incomplete. Ask for a new link, and copy all of it.';
export const noSuchSource = 'No such source';
export const sourceTitle = (short: string): string => `Source: ${short}`;
export const aboutSource = (short: string): string =>
  `The battles, regiments and nations of the Seven Years War that use ${short}`;
export const inCopyright = 'In copyright: we use single facts, no text.';
export const whatUsesSource = 'What uses this source';
export const openHost = (hostname: string): string => `Open ${hostname}`;
export const orderOfBattleOf = (name: string): string => `${name}: order of battle`;
export const templateOfOrder = 'Order of battle, template';
export const menOnFoot = 'Foot, men';
export const menOnHorse = 'Horse, men';
