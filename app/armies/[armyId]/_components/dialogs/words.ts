// What the dialogs of the builder say.

export const housePoints = 'House points';
export const houseTables = 'House tables';
export const optionalRules = 'Optional rules';
