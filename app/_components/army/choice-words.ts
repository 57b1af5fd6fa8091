// What is said of armies to choose from: for the few pages that offer them.

export const atBattle = (group: string, battle: string): string => `${group}: at ${battle}`;
export const ofOtherRules = (group: string): string => `${group}, other rules`;
