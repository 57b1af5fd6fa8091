/** Characters of a password; which ones is left to its owner. */
export const SHORTEST_PASSWORD = 10;
export const LONGEST_PASSWORD = 128;
