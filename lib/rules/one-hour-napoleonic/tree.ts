import { oncePer } from '../core/army/memo';
import { type Formations, formationActions } from '../core/tree/formations';
import {
  groupList,
  type LeaderNode,
  ledEach,
  NO_UNITS,
  type Tree,
  unitList,
  unitsOf,
} from '../core/tree/tree';
import type { Army, Formation, Leader, Unit } from './schema';
import { TYPES } from './tables';

export type ArmyTree = Tree<Unit, Formation, LeaderNode<'general', Leader>>;

/** Leaders, who say themselves what they command; formations; the reserve. */
export const treeOf = oncePer(
  ({ leaders, formations, reserve }: Army): ArmyTree => ({
    command: ledEach('general', ['leaders'], leaders),
    groups: groupList('formations', formations, () => []),
    loose: unitList(['reserve'], reserve),
    works: [],
    unassigned: NO_UNITS,
  }),
);

/** Every unit of an army, in any list. */
export const everyUnit = (army: Army): Unit[] => unitsOf(treeOf(army));

/** The unit as the player named it, else its type. */
export const unitName = ({ name, type }: Pick<Unit, 'name' | 'type'>): string => name || TYPES[type].label;

export const formationName = ({ name }: Pick<Formation, 'name'>, index: number): string =>
  name || `Formation ${index + 1}`;

export const leaderName = ({ name }: Pick<Leader, 'name'>): string => name || 'Leader';

export const FORMATIONS: Formations<'formations', Army, Formation, never> = {
  key: 'formations',
  nameOf: formationName,
  create: (newId, name, units) => ({ id: newId(), name, units }),
  // leaders stay with the troops they led
  follow: ({ leaders }, from, into) =>
    leaders.flatMap(({ formation }, index) =>
      formation === from.id
        ? [{ op: 'set', path: ['army', 'leaders', index, 'formation'], value: into.id }]
        : [],
    ),
};

/** What can be done with a formation as a whole. */
export const actions = formationActions(FORMATIONS);
