// What the forms of orders of battle say.

export const changeBattle = 'Change the battle';
export const day = 'Day';
export const lastDay = 'Last day';
export const highConfidence = 'High confidence';
export const mediumConfidence = 'Medium confidence';
export const lowConfidence = 'Low confidence';
export const covers = 'Covers';
export const howDetailed = 'How detailed it is, in a sentence';
export const dayBetween = (from: string, to: string): string => `A day from ${from} to ${to}.`;
export const kind = 'Kind';
export const ledBy = 'Led by';
export const changeFormation = (name: string): string => `Change ${name || 'a formation'}`;
export const noneAttached = 'None attached';
export const chooseFromList = 'Choose one from the list, or leave it empty.';
export const changeSide = (name: string): string => `Change ${name || 'a side'}`;
export const whatTotalIs = 'The total a source gives. The sum of the units is shown beside it.';
export const addAnother = 'Add another';
export const nationsOfSide = 'Nations of this side';
export const takeAway = (name: string): string => `Take ${name} away`;
export const changeUnit = (name: string): string => `Change ${name || 'a unit'}`;
