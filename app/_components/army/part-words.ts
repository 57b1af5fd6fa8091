// Words of an army that only parts need which come later: the first load of a page goes without them.
import { counted } from '@/lib/rules/core/army/words';

export const openOnOtherDevice = 'Open my armies on another device';
export const makePrivateLink = 'Make a private link';
export const whatShareLinkAllows =
  'Anyone with the link can read and print the army as it is at that moment, with its findings, and can make a copy. Nobody can change yours.';
export const sameVersions = 'Both versions are the same.';
export const makeMyCopy = 'Make my own copy';
export const amountOfUnits = (units: number): string => counted(units, 'unit');
export const worksUntil = (time: string): string => `Works until ${time}, once.`;
