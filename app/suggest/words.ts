// What the suggestion of an army says.

export const raiseLimit = (pointsText: string): string => `Raise the limit to ${pointsText}`;
export const whatYouWant = 'What you want';
export const howItWasMade = 'How it was made';
export const whatItCosts = 'What it costs';
export const ordinaryArmy =
  'An ordinary army, yours to change. Parts made up by rule are marked on screen and paper.';
export const aboutSuggestion =
  'A legal, typical army for a nation, year and points limit in five rule systems for the Seven Years War.';
export const typicalArmyToStart = 'A typical army to start from';
