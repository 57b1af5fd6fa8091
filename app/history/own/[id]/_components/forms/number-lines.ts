import * as armyWords from '@/app/_components/army/words';
import { OWN_BOUNDS } from '@/lib/history/own/bounds';

/** A number that may not be known: men, guns. */
export const COUNT = {
  kind: 'number',
  min: 0,
  max: OWN_BOUNDS.count,
  empty: null,
  placeholder: armyWords.notKnown,
} as const;

/** One that comes in quarters: battalions, squadrons. */
export const PART = { ...COUNT, max: OWN_BOUNDS.parts, step: 0.25 } as const;

/** Numbers stand two in a line; on a phone each under its label. */
export const PAIRS =
  'grid grid-cols-2 items-end gap-x-3 gap-y-[var(--between,6px)] phone:gap-y-2.5 phone:[--line:minmax(0,1fr)] phone:[--line-gap:4px]';
