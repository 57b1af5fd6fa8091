/** Regiments that one question may name: this many of their ids fit into an address. */
export const MOST_IDS = 60;
/** Asked for instead of a nation: regiments of all of them. */
export const ANY_NATION = 'any';
