/** Files in one import or check; more are sent in several requests. */
export const MAX_FILES = 200;
/** Largest body of an import or a check. */
export const MAX_FILES_BODY = 8_000_000;
/** Largest body of a save: an army file of 1 MB and what is around it. */
export const MAX_SAVE_BODY = 1_100_000;
/** Most values in it: those of an army file and the few around it. */
export const MAX_SAVE_VALUES = 100_100;
/** Characters of a search that are read. */
export const MAX_SEARCH = 200;
/** Longest name of a version. */
export const MAX_LABEL = 80;

/** Most formations whose place on a plate is kept, and the bytes that these take. */
export const MAX_PLATE_FORMATIONS = 200;
export const MAX_PLATE_BODY = 30_000;
