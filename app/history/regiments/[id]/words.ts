// What the page of a regiment says.

export const underCommander = (commander: string): string => `, under ${commander}`;
export const whereItFought = 'Where it fought';
export const amountHere = (amount: string): string => `${amount} here`;
export const noOrderNamesIt = 'No order of battle here names it.';
export const itsGrenadiers = (name: string): string => `its grenadiers, in ${name}`;
export const asNamed = (name: string): string => `as “${name}”`;
export const howSystemsRateIt = 'How each system rates it, and why';
export const howRated = (year: number): string => `in ${year}, mustered alone at the finest scale`;
export const notRated = 'Guns and rows of several regiments are not rated by themselves.';
export const price = 'Price';
export const noSuchTroops = 'No such troops';
export const howItIsCounted = 'How it is counted';
export const housePoints = 'house points';
export const regimentsOf = (name: string): string => `Regiments of ${name}`;
export const severalRegiments = 'Several regiments that no source here parts.';
export const howColoursAreDrawn =
  'Drawn from these colours alone, in shades of ours. Hat, waistcoat, lace and gaiters are left open.';
export const inTheField = 'In the field';
export const raisedAbroad = 'Raised abroad';
export const generalKnowledge = 'general knowledge, not verified';
export const gunsOfType = (type: string): string => `${type} guns`;
export const newArmyIn = 'A new army with it, in';
export const addedTo = 'Added to';
export const howItIsAdded = 'At its size, rated as below. In an army of yours it joins the last formation.';
export const useInArmy = 'Use in an army';
export const needsScripts = 'Armies are made in the browser: this needs scripts.';
export const noSuchRegiment = 'No such regiment';
export const aboutRegiment = (called: string, name: string): string =>
  `${called}, ${name}: uniform, where it fought in the Seven Years War, and how five rule systems rate it.`;
