import type { ArmyFile } from '../core/army/document';
import { oncePer } from '../core/army/memo';
import { type Formations, formationActions } from '../core/tree/formations';
import { groupList, type LeaderNode, ledEach, NO_UNITS, type Tree, unitList } from '../core/tree/tree';
import type { Army, Brigade, Commander, Unit } from './schema';
import { settingOf } from './settings';
import { ABILITIES, type Ability, LIMITS, TYPES } from './tables';

export type Leader = LeaderNode<'general' | 'commander', Commander>;

export type ArmyTree = Tree<Unit, Brigade, Leader>;

/** Commanders in chief, brigades with theirs, units directly under the chief. */
export const treeOf = oncePer(
  ({ chiefs, brigades, direct }: Army): ArmyTree => ({
    command: ledEach('general', ['chiefs'], chiefs),
    groups: groupList('brigades', brigades, ({ commanders }, place) =>
      ledEach('commander', [...place, 'commanders'], commanders),
    ),
    loose: unitList(['direct'], direct),
    works: [],
    unassigned: NO_UNITS,
  }),
);

export type LeaderRank = 'chief' | 'commander';

/** His rank by what he is in the tree of the army. */
export const rankOf = (kind: Leader['kind']): LeaderRank => (kind === 'general' ? 'chief' : 'commander');

/** Couriers he has: his own number, else the usual one of his rank (VI.D). */
export const couriersOf = ({ couriers }: Commander, rank: LeaderRank): number =>
  couriers ?? LIMITS.couriers[rank];

/** His ability, undefined while the die is not thrown; a commander in chief adds 1 and never has the poorest (VI). */
export const abilityOf = ({ die }: Commander, rank: LeaderRank): Ability | undefined => {
  if (die === 'open') return undefined;
  const result = Number(die) + (rank === 'chief' ? 1 : 0);
  return ABILITIES.find(({ from, to }) => result >= from && result <= to);
};

/** Chips he may hold by the die: of a die not thrown the most there are. */
export const mostChips = (commander: Commander, rank: LeaderRank): number =>
  abilityOf(commander, rank)?.chips ?? LIMITS.chips.most;

/** True where the players buy chips: they stand instead of those of the ability die. */
export const areChipsBought = (file: Pick<ArmyFile, 'settings'>): boolean =>
  settingOf(file, 'chips') === 'bought';

/** Chips he holds: as entered, else what his die gives him; the die gives none where they are bought. */
export const chipsOf = (commander: Commander, rank: LeaderRank, bought: boolean): number =>
  commander.chips ?? (bought ? 0 : (abilityOf(commander, rank)?.chips ?? 0));

/** The unit as the player named it, else its type. */
export const unitName = ({ name, type }: Pick<Unit, 'name' | 'type'>): string => name || TYPES[type].label;

export const brigadeName = ({ name }: Pick<Brigade, 'name'>, index: number): string =>
  name || `Brigade ${index + 1}`;

/** What a commander is, and is called where he has no name. */
const RANKS = { chief: 'Commander in chief', commander: 'Brigade commander' } as const;

export const commanderName = ({ name }: Pick<Commander, 'name'>, rank: LeaderRank): string =>
  name || RANKS[rank];

/** What he is, beside his name. */
export const rankBeside = ({ name }: Pick<Commander, 'name'>, rank: LeaderRank): string =>
  name === '' ? '' : RANKS[rank];

/** A commander of either rank: his couriers are the usual ones, his die is not thrown. */
export const newCommander = (newId: () => string): Commander => ({ id: newId(), name: '', die: 'open' });

export const BRIGADES: Formations<'brigades', Army, Brigade, Commander> = {
  key: 'brigades',
  nameOf: brigadeName,
  create: (newId, name, units) => ({ id: newId(), name, commanders: [newCommander(newId)], units }),
  leader: {
    of: ({ commanders }) => commanders[0] ?? null,
    // further commanders are a draft, and stay one
    put: (leader, into, from) => {
      const others = [...into.commanders.slice(1), ...from.commanders.slice(1)];
      const all = leader === null ? others : [leader, ...others];
      const same = all.length === into.commanders.length && leader === (into.commanders[0] ?? null);
      return { commanders: same ? into.commanders : all };
    },
  },
};

/** What can be done with a brigade as a whole. */
export const actions = formationActions(BRIGADES);
