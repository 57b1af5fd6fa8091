/** More would stand in each other's way: each has a heap of its own. */
const MOST = 16;
/** What is started by itself at most. */
const USUAL = 4;

/**
 * What is wrong with MUSTER_PAGES, in a sentence; null where nothing is.
 * @param {string} [text]
 */
export const pagesFault = (text = '') =>
  text.trim() === '' || (/^\d{1,2}$/.test(text.trim()) && Number(text) <= MOST)
    ? null
    : `MUSTER_PAGES holds “${text}”, which is no whole number from 0 to ${MOST}.`;

/**
 * How many processes draw pages: what MUSTER_PAGES says, else one for each core beside the first.
 * @param {string | undefined} text
 * @param {number} cores
 */
export const pageCount = (text = '', cores = 1) =>
  text.trim() === '' ? Math.min(USUAL, Math.max(0, cores - 1)) : Number(text);
