import { oncePer } from '../core/army/memo';
import { type Formations, reallotted } from '../core/tree/formations';
import {
  groupList,
  type LeaderNode,
  led,
  NO_UNITS,
  type Tree,
  unitList,
  unitsOf,
  worksList,
} from '../core/tree/tree';
import type { Army, Brigade, Brigadier, Fieldwork, General, Unit } from './schema';
import { TYPES } from './tables';

export type Leader = LeaderNode<'general' | 'lieutenant', General> | LeaderNode<'commander', Brigadier>;

export type ArmyTree = Tree<Unit, Brigade, Leader, Fieldwork>;

/** Generals, brigades under their brigadiers, fieldworks, units without a brigade. */
export const treeOf = oncePer(
  ({ generals, brigades, works, unassigned }: Army): ArmyTree => ({
    command: generals.map((leader, index) => ({
      kind: leader.rank === 'cinc' ? 'general' : 'lieutenant',
      leader,
      at: ['generals', index],
    })),
    groups: groupList('brigades', brigades, ({ brigadier }, place) =>
      led('commander', [...place, 'brigadier'], brigadier),
    ),
    loose: NO_UNITS,
    works: worksList(['works'], works),
    unassigned: unitList(['unassigned'], unassigned),
  }),
);

/** Every unit of an army, in any list. */
export const everyUnit = (army: Army): Unit[] => unitsOf(treeOf(army));

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

export const BRIGADES: Formations<'brigades', Army, Brigade, Brigadier> = {
  key: 'brigades',
  nameOf: brigadeName,
  create: (newId, name, units, _, split) => ({
    id: newId(),
    name,
    brigadier: split?.brigadier === null ? null : { id: newId(), name: '' },
    units,
  }),
  leader: { of: ({ brigadier }) => brigadier, put: (brigadier) => ({ brigadier }) },
  follow: ({ generals }, from, into) => reallotted('generals', generals, from.id, into.id),
};
