/**
 * In how many milliseconds a counter takes more, of what it threw; null where that is no refusal. Known by its shape: the
 * app's bundles and the server each have a class of their own for it.
 * @param {any} thrown
 * @returns {number | null}
 */
export const waitOf = (thrown) => (typeof thrown?.msBeforeNext === 'number' ? thrown.msBeforeNext : null);
