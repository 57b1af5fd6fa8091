/**
 * In how many milliseconds a counter takes more, by what it threw; null where that is not a refusal.
 * Known by its shape: the app's bundles and the server each have their own class for it.
 */
export const waitOf = (thrown: unknown): number | null =>
  typeof thrown === 'object' &&
  thrown !== null &&
  'msBeforeNext' in thrown &&
  typeof thrown.msBeforeNext === 'number'
    ? thrown.msBeforeNext
    : null;
