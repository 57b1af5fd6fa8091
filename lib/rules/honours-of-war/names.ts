import { grouped } from '../core/army/number';
import type { Army, Brigade, Unit } from './schema';
import { fieldingOf, NATIONS, type NationId, TYPES } from './tables';
import type { Leader } from './tree';

/** The unit as the player named it, else its type: "Grenadier battalion". */
export const unitName = ({ name, type }: Unit): string => name || TYPES[type].noun;

/** "Grenadier battalion", "Light battery, 3-pdr". */
export const unitNoun = ({ type }: Unit, nation: NationId): string => {
  const { noun, arm, horse, kind } = TYPES[type];
  const pieces =
    arm === 'artillery' && kind === 'gun' && !horse ? fieldingOf(nation, type)?.pieces : undefined;
  return pieces === undefined ? noun : `${noun}, ${pieces}`;
};

/** What the nation of an army is called; an imagi-nation as its player calls it. */
export const nationLabel = ({ nation, imagiNation }: Army): string =>
  nation === 'imagi-nation' ? imagiNation?.name || 'Imagi-nation' : NATIONS[nation].label;

/** The brigade as the player named it, else by its place: "Brigade 2". */
export const brigadeName = ({ name }: Pick<Brigade, 'name'>, index: number): string =>
  name || `Brigade ${index + 1}`;

/** What a leader is, and is called where he has no name. */
export const RANKS = {
  general: 'Commanding general',
  lieutenant: 'Lieutenant general',
  commander: 'Brigade commander',
} as const;

export const leaderName = ({ kind, leader }: Leader): string => leader.name || RANKS[kind];

/** What he is, beside his name. */
export const rankBeside = ({ kind, leader }: Leader): string => (leader.name === '' ? '' : RANKS[kind]);

/** The brigades of a lieutenant general, by name; no other leader has any allotted. */
export const ledBrigades = ({ kind, leader }: Leader, { brigades }: Army): string[] =>
  kind === 'lieutenant'
    ? brigades.flatMap((brigade, index) =>
        leader.brigades.includes(brigade.id) ? [brigadeName(brigade, index)] : [],
      )
    : [];

/** "A, B and 3 more": names of units, the first few of many. */
export const namesOf = (units: readonly Unit[], most = 4): string => {
  const names = units.map(unitName);
  if (names.length > most) names.splice(most - 1, Infinity, `${units.length - most + 1} more`);
  const last = names.pop() ?? '';
  return names.length === 0 ? last : `${names.join(', ')} and ${last}`;
};

/** A weight in halves, written like every other number: 41 is "20.5". */
export const halves = (count: number): string => grouped(count / 2);
