// What the builder says: its bar, catalogue, ledger and panels.

export const fillInTables = (label: string): string => `Fill in all tables ${label}`;
export const needsJavaScript =
  'The builder needs JavaScript. Turn it on in this browser, then open the page again.';
export const checksNotLoaded = 'The checks could not be loaded: nothing is said yet of what breaks a rule.';
export const packNotLoaded =
  'The event pack of this army could not be loaded: its terms are not checked yet.';
