import type { Brigade, Commander, Unit } from './schema';
import { TYPES } from './tables';

/** The unit as the player named it, else its type. */
export const unitName = ({ name, type }: Pick<Unit, 'name' | 'type'>): string => name || TYPES[type].label;

export const brigadeName = ({ name }: Pick<Brigade, 'name'>, index: number): string =>
  name || `Brigade ${index + 1}`;

export const chiefName = ({ name }: Pick<Commander, 'name'>): string => name || 'Commander in chief';

export const commanderName = ({ name }: Pick<Commander, 'name'>): string => name || 'Brigade commander';
