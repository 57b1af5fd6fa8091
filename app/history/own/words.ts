// What the list of one’s own orders of battle says.

import { counted } from '@/lib/rules/core/army/words';

export const chooseOne = 'Choose one';
export const view = 'View';
export const battleOfYear = (year: string): string => `Battle of ${year}`;
export const newOrder = 'New order of battle';
export const whatOwnOrdersAre =
  'Enter a battle that is not in the history, or your own version of one that is. They stay private until you share them.';
export const startOrder = 'Start an order of battle';
export const fromFile = 'From a file';
export const whichFiles =
  'A table of units from any spreadsheet (.xlsx or CSV), or an order of battle as JSON.';
export const howToCopy = 'To start from a battle in the history, open its page and make your own copy.';
export const byLink = 'by link';
export const kilobytesOf = (max: string): string => `${max} KB`;
export const noneYet = 'None yet';
export const orderLine = (day: string, units: number, formations: number, kilobytes: string): string =>
  `${day}, ${counted(units, 'unit')} in ${counted(formations, 'formation')}, ${kilobytes}`;
export const readBy = 'Read by:';
export const asPage = 'As a page';
export const isPublished = 'published';
export const isPrivate = 'private';
export const isHidden = 'published, hidden';
