/** Regiments that one question may name: so many of their ids fit into an address. */
export const MOST_IDS = 60;
