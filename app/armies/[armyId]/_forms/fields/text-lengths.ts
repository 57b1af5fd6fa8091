/** Lengths that the army file allows. */
export const MAX_NAME = 120;
export const MAX_NOTES = 2000;
