import type { Brigade, Brigadier, Fieldwork, General, Unit } from './schema';
import { TYPES } from './tables';

/** The unit as the player named it, else its type: "Grenadier regiment". */
export const unitName = ({ name, type }: Pick<Unit, 'name' | 'type'>): string => name || TYPES[type].noun;

/** The brigade as the player named it, else by its place: "Brigade 2". */
export const brigadeName = ({ name }: Pick<Brigade, 'name'>, index: number): string =>
  name || `Brigade ${index + 1}`;

export const brigadierName = ({ name }: Brigadier): string => name || 'Brigadier';

export const RANKS = { cinc: 'Commander in chief', senior: 'Senior general' } as const;

export const generalName = ({ name, rank }: General): string => name || RANKS[rank];

export const fieldworkName = ({ name }: Fieldwork): string => name || 'Fieldwork';
