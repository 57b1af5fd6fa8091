/**
 * What a first visitor does not need at once. The door names its scripts to whoever has armies (part-scripts.ts).
 * Frozen: the bundler takes another object of one part apart, and its name is gone.
 */
export const PARTS = Object.freeze({
  armies: () => import('./armies/parts').then(({ parts }) => parts),
});
