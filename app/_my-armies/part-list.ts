/** What a first visitor does not need at once; the door names its scripts to whoever has armies (part-scripts.ts). */
export const PARTS = {
  armies: () => import('./armies/parts').then(({ parts }) => parts),
};
