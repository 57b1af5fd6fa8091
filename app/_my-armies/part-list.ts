import type { ArmyPage } from '@/lib/armies/schema';
import type { EventLine } from './event-line';

/** What the first page is about, of somebody: the first page of their armies, and the event that is next. */
export type HomeStart = { readonly list: ArmyPage; readonly event: EventLine | null };

/**
 * What a first visitor does not need at once. The door names its scripts to whoever has armies (part-scripts.ts).
 * Frozen: the bundler takes another object of one part apart, and its name is gone.
 */
export const PARTS = Object.freeze({
  armies: () => import('./armies/parts').then(({ parts }) => parts),
});
