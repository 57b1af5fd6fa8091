import type { Formation, Leader, Unit } from './schema';
import { TYPES } from './tables';

/** The unit as the player named it, else its type. */
export const unitName = ({ name, type }: Pick<Unit, 'name' | 'type'>): string => name || TYPES[type].label;

export const formationName = ({ name }: Pick<Formation, 'name'>, index: number): string =>
  name || `Formation ${index + 1}`;

export const leaderName = ({ name }: Pick<Leader, 'name'>): string => name || 'Leader';
