import type { Rank } from './commander-facts';
import type { Brigade, Commander, Unit } from './schema';
import { TYPES } from './tables';

/** The unit as the player named it, else its type. */
export const unitName = ({ name, type }: Pick<Unit, 'name' | 'type'>): string => name || TYPES[type].label;

export const brigadeName = ({ name }: Pick<Brigade, 'name'>, index: number): string =>
  name || `Brigade ${index + 1}`;

/** What a commander is, and is called where he has no name. */
const RANKS = { chief: 'Commander in chief', commander: 'Brigade commander' } as const;

export const commanderName = ({ name }: Pick<Commander, 'name'>, rank: Rank): string => name || RANKS[rank];

/** What he is, beside his name. */
export const rankBeside = ({ name }: Pick<Commander, 'name'>, rank: Rank): string =>
  name === '' ? '' : RANKS[rank];
