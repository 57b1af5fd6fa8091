// What the list of one’s own orders of battle says.

export const chooseOne = 'Choose one';
export const view = 'View';
export const battleOfYear = (year: string): string => `Battle of ${year}`;
export const newOrder = 'New order of battle';
