// What is said of points beside a limit: for the pages that tell them.

export const overGuide = 'over the guide';
export const moreIsNeeded = 'more is still needed';
export const overLimit = 'over the limit';
export const nothingLeft = 'nothing left';
export const amountLeft = (points: string): string => `${points} left`;
export const amountOver = (points: string): string => `${points} over`;
export const overButAllowed = (over: string): string => `${over}, allowed`;
