import type { Division, General, Lieutenant, Unit } from './schema';
import { fieldingOf, type NationId, TYPES } from './tables';

/** The stand as the player named it, else its type: "Assembled grenadiers". */
export const unitName = ({ name, type }: Pick<Unit, 'name' | 'type'>): string => name || TYPES[type].noun;

/** What a nation calls such a stand: "Highlanders". */
export const unitNoun = ({ type }: Pick<Unit, 'type'>, nation: NationId): string =>
  fieldingOf(nation, type)?.label ?? TYPES[type].noun;

/** The division as the player named it, else by its place: "Division 2". */
export const divisionName = ({ name }: Pick<Division, 'name'>, index: number): string =>
  name || `Division ${index + 1}`;

export const lieutenantName = ({ name }: Pick<Lieutenant, 'name'>): string => name || 'Lieutenant general';

export const generalName = ({ name }: Pick<General, 'name'>): string => name || 'General in chief';
