import { grouped } from '../core/number';
import type { Brigade, Commander, General, Unit } from './schema';
import { fieldingOf, type NationId, TYPES } from './tables';

/** The unit as the player named it, else its type: "Grenadier battalion". */
export const unitName = ({ name, type }: Unit): string => name || TYPES[type].noun;

/** "Grenadier battalion", "Light battery, 3-pdr". */
export const unitNoun = ({ type }: Unit, nation: NationId): string => {
  const { noun, arm, horse, kind } = TYPES[type];
  const pieces =
    arm === 'artillery' && kind === 'gun' && !horse ? fieldingOf(nation, type)?.pieces : undefined;
  return pieces === undefined ? noun : `${noun}, ${pieces}`;
};

/** The brigade as the player named it, else by its place: "Brigade 2". */
export const brigadeName = ({ name }: Pick<Brigade, 'name'>, index: number): string =>
  name || `Brigade ${index + 1}`;

export const commanderName = ({ name }: Commander): string => name || 'Brigade commander';

export const generalName = ({ name }: General): string => name || 'Commanding general';

/** "A, B and 3 more": names of units, the first few of many. */
export const namesOf = (units: readonly Unit[], most = 4): string => {
  const names = units.map(unitName);
  if (names.length > most) names.splice(most - 1, Infinity, `${units.length - most + 1} more`);
  const last = names.pop() ?? '';
  return names.length === 0 ? last : `${names.join(', ')} and ${last}`;
};

/** A weight in halves, written like every other number: 41 is "20.5". */
export const halves = (count: number): string => grouped(count / 2);
