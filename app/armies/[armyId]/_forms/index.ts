import { isSystemId, type SystemId } from '@/lib/rules';
import type { SystemParts } from './system-parts';

/** The parts of each system, loaded on demand. With `lib/rules/index.ts` the only list of systems. */
export const PARTS = {
  'honours-of-war': () => import('./honours-of-war/parts').then(({ parts }) => parts),
  'stroll-in-hanover': () => import('./stroll-in-hanover/parts').then(({ parts }) => parts),
  'one-hour-napoleonic': () => import('./one-hour-napoleonic/parts').then(({ parts }) => parts),
  mcnally: () => import('./mcnally/parts').then(({ parts }) => parts),
  thinglum: () => import('./thinglum/parts').then(({ parts }) => parts),
} as const satisfies Record<SystemId, () => Promise<SystemParts>>;

const partsById = new Map<string, Promise<SystemParts>>();

/** The rules of an army with their forms, asked for once. @throws Error where no system is called so */
export const partsOf = (id: string): Promise<SystemParts> => {
  if (!isSystemId(id)) throw new Error(`No rule system is called ${id}`);
  const cached = partsById.get(id);
  if (cached !== undefined) return cached;
  const parts = PARTS[id]();
  partsById.set(id, parts);
  // asked for again when the page is drawn again
  parts.catch(() => partsById.delete(id));
  return parts;
};
