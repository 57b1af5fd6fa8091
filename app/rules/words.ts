// What the pages of rules say.

export const checks = 'Checks';
export const rulesOfPlay = 'Rules of play';
export const rulings = 'Rulings';
