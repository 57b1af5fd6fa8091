import { signed } from '../core/army/number';
import type { Box } from '../core/sheet/sheet';
import type { UnitFacts } from './unit-facts';

/** A unit above the limit has no more boxes than this: a track holds no more. */
const MOST = 12;

const minus = (value: number): string => signed(value).replace('+', '');

/** One box for each strength point, crossed off from the left: under it the basic morale while it is the next to go. */
export const moraleTrack = ({ sp, modifier }: Pick<UnitFacts, 'sp' | 'modifier'>): Box[] =>
  Array.from({ length: Math.min(sp, MOST) }, (_, index) => ({
    kind: 'plain',
    label: minus(sp - index + modifier),
  }));
