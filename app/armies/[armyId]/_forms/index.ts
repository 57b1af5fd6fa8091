import type { SystemId } from '@/lib/rules';
import type { SystemParts } from './system-parts';

/** The parts of each system, loaded on demand. With `lib/rules/index.ts` the only list of systems. */
export const PARTS = {
  'honours-of-war': () => import('./honours-of-war/parts').then(({ parts }) => parts),
  'stroll-in-hanover': () => import('./stroll-in-hanover/parts').then(({ parts }) => parts),
  'one-hour-napoleonic': () => import('./one-hour-napoleonic/parts').then(({ parts }) => parts),
  mcnally: () => import('./mcnally/parts').then(({ parts }) => parts),
  thinglum: () => import('./thinglum/parts').then(({ parts }) => parts),
} as const satisfies Record<SystemId, () => Promise<SystemParts>>;
