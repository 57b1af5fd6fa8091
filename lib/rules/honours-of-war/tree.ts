import { oncePer } from '../core/army/memo';
import { partName } from '../core/army/name';
import { grouped } from '../core/army/number';
import { type Formations, formationActions, reallotted, SECOND } from '../core/tree/formations';
import {
  groupList,
  type LeaderNode,
  led,
  ledEach,
  type Tree,
  unitList,
  unitsOf,
  worksList,
} from '../core/tree/tree';
import type { Army, Brigade, Commander, General, Lieutenant, Unit, Works } from './schema';
import { fieldingOf, LIMITS, NATIONS, type NationId, TYPES } from './tables';

export type Leader =
  | LeaderNode<'general', General>
  | LeaderNode<'lieutenant', Lieutenant>
  | LeaderNode<'commander', Commander>;

export type ArmyTree = Tree<Unit, Brigade, Leader, Works>;

/** Commanding general and lieutenant generals, brigades, independent units, works, units without a post. */
export const treeOf = oncePer(
  (army: Army): ArmyTree => ({
    command: [
      ...led('general', ['general'], army.general),
      ...ledEach('lieutenant', ['lieutenants'], army.lieutenants),
    ],
    groups: groupList('brigades', army.brigades, ({ commander }, place) =>
      led('commander', [...place, 'commander'], commander),
    ),
    loose: unitList(['independents'], army.independents),
    works: worksList(['works'], army.works),
    unassigned: unitList(['unassigned'], army.unassigned),
  }),
);

/** Every unit of an army, in any list. */
export const everyUnit = (army: Army): Unit[] => unitsOf(treeOf(army));

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

/** The name of the second half of a brigade, which shows a split. */
export const secondPartName = (brigade: Pick<Brigade, 'name'>, index: number): string =>
  partName(brigadeName(brigade, index), SECOND);

/** The index of the first half of a brigade that was split, and of its second; undefined if it was not. */
export const halvesOf = ({ brigades }: Army, index: number): readonly [number, number] | undefined => {
  const isPair = (first: number): boolean => {
    const [one, two] = [brigades[first], brigades[first + 1]];
    return one !== undefined && two !== undefined && two.name === secondPartName(one, first);
  };
  if (isPair(index)) return [index, index + 1];
  return index > 0 && isPair(index - 1) ? [index - 1, index] : undefined;
};

/** A commander rated as the last one before him. */
export const newCommander = (newId: () => string, { brigades }: Pick<Army, 'brigades'>): Commander => ({
  id: newId(),
  name: '',
  rating: brigades.findLast(({ commander }) => commander !== null)?.commander?.rating ?? 'variable',
});

export const BRIGADES: Formations<'brigades', Army, Brigade, Commander> = {
  key: 'brigades',
  nameOf: brigadeName,
  create: (newId, name, units, army, split) => ({
    id: newId(),
    name,
    commander: split?.commander === null ? null : newCommander(newId, split ? { brigades: [split] } : army),
    units,
  }),
  leader: { of: ({ commander }) => commander, put: (commander) => ({ commander }) },
  follow: ({ lieutenants }, from, into) => reallotted('lieutenants', lieutenants, from.id, into.id),
  secondName: secondPartName,
  hasRoom: (into, from) => into.units.length + from.units.length <= LIMITS.brigadeUnits.max,
};

/** What can be done with a brigade as a whole; only merges that the book has room for. */
export const actions = formationActions(BRIGADES);
