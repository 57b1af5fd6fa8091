import type { Division, Unit } from './schema';
import { fieldingOf, type NationId, TYPES } from './tables';
import type { Leader } from './tree';

/** The stand as the player named it, else its type: "Assembled grenadiers". */
export const unitName = ({ name, type }: Pick<Unit, 'name' | 'type'>): string => name || TYPES[type].noun;

/** What a nation calls such a stand: "Highlanders". */
export const unitNoun = ({ type }: Pick<Unit, 'type'>, nation: NationId): string =>
  fieldingOf(nation, type)?.label ?? TYPES[type].noun;

/** The division as the player named it, else by its place: "Division 2". */
export const divisionName = ({ name }: Pick<Division, 'name'>, index: number): string =>
  name || `Division ${index + 1}`;

/** What a leader is, and is called where he has no name. */
export const RANKS = {
  general: 'General in chief',
  lieutenant: 'Lieutenant general',
  commander: 'Lieutenant general',
} as const;

export const leaderName = ({ kind, leader }: Leader): string => leader.name || RANKS[kind];

/** What he is, beside his name. */
export const rankBeside = ({ kind, leader }: Leader): string => (leader.name === '' ? '' : RANKS[kind]);
