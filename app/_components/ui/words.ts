// What the common parts of pages say.

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
export const about = 'About';
export const main = 'Main';
