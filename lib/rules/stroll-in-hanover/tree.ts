import { oncePer } from '../core/army/memo';
import { type Formations, formationActions } from '../core/tree/formations';
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
import type { Army, Division, General, Lieutenant, Unit, Works } from './schema';
import { fieldingOf, type NationId, TYPES } from './tables';

export type Leader = LeaderNode<'general', General> | LeaderNode<'commander' | 'lieutenant', Lieutenant>;

export type ArmyTree = Tree<Unit, Division, Leader, Works>;

/**
 * Generals in chief, divisions, stands under the general himself, works, stands without a post. A lieutenant general
 * beyond the one a division has is not a commander of it.
 */
export const treeOf = oncePer(
  (army: Army): ArmyTree => ({
    command: [
      ...led('general', ['general'], army.general),
      ...ledEach('general', ['otherGenerals'], army.otherGenerals),
    ],
    groups: groupList('divisions', army.divisions, ({ commander, others }, place): Leader[] => [
      ...led('commander', [...place, 'commander'], commander),
      ...ledEach('lieutenant', [...place, 'others'], others),
    ]),
    loose: unitList(['direct'], army.direct),
    works: worksList(['works'], army.works),
    unassigned: unitList(['unassigned'], army.unassigned),
  }),
);

/** Every unit of an army, in any list. */
export const everyUnit = (army: Army): Unit[] => unitsOf(treeOf(army));

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

export const newLieutenant = (newId: () => string): Lieutenant => ({ id: newId(), name: '', rating: '0' });

export const DIVISIONS: Formations<'divisions', Army, Division, Lieutenant> = {
  key: 'divisions',
  nameOf: divisionName,
  create: (newId, name, units, _, split) => ({
    id: newId(),
    name,
    commander: newLieutenant(newId),
    units,
    ...(split?.entry && { entry: split.entry }),
  }),
  leader: {
    of: ({ commander }) => commander,
    put: (commander, into, { others = [] }) => ({
      commander,
      ...(others.length > 0 && { others: [...(into.others ?? []), ...others] }),
    }),
  },
};

/** What can be done with a division as a whole. */
export const actions = formationActions(DIVISIONS);
