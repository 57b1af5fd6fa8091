/** More would stand in each other's way: each has a heap of its own. */
const MOST = 16;
/** The most workers without a setting. */
const USUAL = 4;

const COUNTS = ['', ...Array.from({ length: MOST + 1 }, (_, count) => String(count))];

/**
 * What is wrong with MUSTER_PAGES, in a sentence; null where nothing is.
 * @param {string} [text]
 */
export const renderWorkersError = (text = '') =>
  COUNTS.includes(text.trim())
    ? null
    : `MUSTER_PAGES holds “${text}”. Numbers from 0 to ${MOST} are possible.`;

/**
 * How many processes draw pages: what MUSTER_PAGES says, else one for each core beside the first.
 * @param {string | undefined} text
 * @param {number} cores
 */
export const pageCount = (text = '', cores = 1) =>
  text.trim() === '' ? Math.min(USUAL, Math.max(0, cores - 1)) : Number(text);
