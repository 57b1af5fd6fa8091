import type { Army, Brigade, Fieldwork, General, Unit } from './schema';
import { TYPES } from './tables';
import type { Leader } from './tree';

/** The unit as the player named it, else its type: "Grenadier regiment". */
export const unitName = ({ name, type }: Pick<Unit, 'name' | 'type'>): string => name || TYPES[type].noun;

/** The brigade as the player named it, else by its place: "Brigade 2". */
export const brigadeName = ({ name }: Pick<Brigade, 'name'>, index: number): string =>
  name || `Brigade ${index + 1}`;

export const RANKS = { cinc: 'Commander in chief', senior: 'Senior general' } as const;

const TITLES = { general: RANKS.cinc, lieutenant: RANKS.senior, commander: 'Brigadier' } as const;

export const leaderName = ({ kind, leader }: Leader): string => leader.name || TITLES[kind];

/** What he is, beside his name. */
export const rankBeside = ({ kind, leader }: Leader): string => (leader.name === '' ? '' : TITLES[kind]);

/** The brigades of a general, by name; a brigadier has none allotted. */
export const ledBrigades = ({ kind, leader }: Leader, { brigades }: Army): string[] =>
  kind === 'commander'
    ? []
    : brigades.flatMap((brigade, index) =>
        leader.brigades.includes(brigade.id) ? [brigadeName(brigade, index)] : [],
      );

export const generalName = ({ name, rank }: General): string => name || RANKS[rank];

export const fieldworkName = ({ name }: Fieldwork): string => name || 'Fieldwork';
