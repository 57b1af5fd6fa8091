// What is said of an act on an entry that is done: loaded with the acts.

export const isReturned = 'Returned';
export const isAsked = 'Asked';
export const isNoted = 'Noted';
export const toBeCheckedAgain = 'To be checked again';
export const isWithdrawn = 'Withdrawn';
export const isLocked = 'Locked';
export const isUnlocked = 'Unlocked';
export const countsAgain = 'Counts again';
export const isTicked = 'Ticked';
export const didWith = (deed: string, name: string): string => `${deed}: ${name}`;
