// What the forms of this system alone say.

export const mostUnits = 'Most units';
export const noLimit = 'No limit';
export const mostFigures = 'Most figures';
export const couriers = 'Couriers';
export const chips = 'Chips';
export const noneBought = 'None bought';
export const byDie = (chips: number): string => `${chips}, by the die`;
export const chipsGiven = 'Chips given';
export const whatChiefAdds = 'A commander in chief adds 1 to the ability die.';
export const atFullStrength = (full: number): string => `${full} at full strength`;
