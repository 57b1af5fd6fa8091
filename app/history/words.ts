// What several pages of the history say.

export const battles = 'Battles';
export const theatre = 'Theatre';
export const printedScenario = 'printed scenario';
export const nations = 'Nations';
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
export const templateOfOrder = 'Order of battle, template';
export const menOnFoot = 'Foot, men';
export const menOnHorse = 'Horse, men';
