import type { ArmyFile } from '../army/document';
import type { Op } from '../army/edit';
import type { Path } from '../army/path';
import type { Cite } from '../contract/citation';
import type { SymbolName } from '../sheet/symbol';
import { type Group, type PlacedWork, type Tree, type UnitAtPath, walk } from '../tree/tree';

/** What a group of an army is made of. */
export type CensusKind = 'unit' | 'formation' | 'leader' | 'works';

/** One unit, formation, leader or kind of works as the terms of an event see it, whatever its system. */
export type CensusNode = {
  readonly kind: CensusKind;
  readonly at: Path;
  readonly name: string;
  /** keys of the groups it belongs to: 'cavalry', 'type:hussars', 'small' */
  readonly groups: ReadonlySet<string>;
  /** what it counts as where units or sections are counted: 1, of a small unit 0.5 */
  readonly amount: number;
  /** nation of an allied contingent */
  readonly nation?: string;
  /** id of the regiment of the history that it was */
  readonly regiment?: string;
};

/** An army as the terms of an event see it; never a system's own type (design: events). */
export type Census = {
  readonly nation: string;
  /** true for an invented nation */
  readonly imagi: boolean;
  readonly year: number;
  readonly scale: string;
  /** null where the army does not say, or its system knows no roles */
  readonly role: LeaderRole | null;
  readonly nodes: readonly CensusNode[];
};

export type LeaderRole = 'attacker' | 'defender';

/** A group that terms can speak of: "grenadiers", "infantry brigades". */
export type CensusGroup = {
  readonly key: string;
  /** plural, as in a sentence */
  readonly label: string;
  readonly kind: CensusKind;
  readonly cite?: Cite;
  /** what makes a node of this group an ordinary one; absent if it is unknown */
  readonly cure?: (at: Path) => readonly Op[];
};

/** A statistic of a system that terms can bound. */
export type CensusStat = { readonly key: string; readonly label: string; readonly cite?: Cite };

/** A group that the book sets no limit to, though half an army could be of it; an organiser is asked about it. */
export type CensusGap = { readonly group: string; readonly cite: Cite };

/** What a system tells the terms of events. `A` is its own army type. */
export type CensusParts<A> = {
  readonly groups: readonly CensusGroup[];
  readonly stats: readonly CensusStat[];
  readonly unlimited?: readonly CensusGap[];
  readonly census: (file: ArmyFile<A>) => Census;
};

/** Groups of units by the symbols they are drawn with, which all systems share. */
const BY_SYMBOL: readonly (readonly [key: string, label: string, symbols: readonly SymbolName[]])[] = [
  ['infantry', 'infantry', ['line', 'grenadier', 'guard', 'militia', 'light', 'jaeger']],
  ['close-order', 'infantry of the line', ['line', 'grenadier', 'guard', 'militia']],
  ['grenadiers', 'grenadiers', ['grenadier']],
  ['guards', 'guards', ['guard']],
  ['militia', 'militia', ['militia']],
  ['light-infantry', 'light infantry', ['light', 'jaeger']],
  ['jaegers', 'jägers', ['jaeger']],
  ['cavalry', 'cavalry', ['heavy-cavalry', 'medium-cavalry', 'light-cavalry']],
  ['heavy-cavalry', 'heavy cavalry', ['heavy-cavalry']],
  ['medium-cavalry', 'medium cavalry', ['medium-cavalry']],
  ['light-cavalry', 'light cavalry', ['light-cavalry']],
  ['artillery', 'artillery', ['gun-light', 'gun-medium', 'gun-heavy', 'howitzer', 'gun-horse']],
  ['light-guns', 'light guns', ['gun-light']],
  ['medium-guns', 'medium guns', ['gun-medium']],
  ['heavy-guns', 'heavy guns', ['gun-heavy']],
  ['howitzers', 'howitzers', ['howitzer']],
  ['horse-guns', 'horse guns', ['gun-horse']],
  ['transport', 'transport', ['transport']],
];

const GROUPS_OF: ReadonlyMap<SymbolName, readonly string[]> = (() => {
  const groups = new Map<SymbolName, string[]>();
  for (const [key, , symbols] of BY_SYMBOL)
    for (const symbol of symbols) groups.set(symbol, [...(groups.get(symbol) ?? []), key]);
  return groups;
})();

/** What every system says of an army and of a unit. */
type CensusArmy = Readonly<Record<'nation' | 'scale', string>> & { readonly year: number };
type CensusUnit = {
  readonly type: string;
  readonly nation?: string | undefined;
  readonly regiment?: string | undefined;
};

type AnyLeader = { readonly kind: string; readonly at: Path };

/** What a system tells of its armies: its troops, ranks and works, and the keys of groups that are its own. */
type CensusDefinition<A extends CensusArmy, U extends CensusUnit, G, L extends AnyLeader, W> = {
  /** plural: "units", "brigades" */
  readonly terms: Readonly<Record<'units' | 'formations', string>>;
  /** the troop types by key */
  readonly types: Readonly<Record<U['type'], { readonly label: string; readonly symbol: SymbolName }>>;
  /** the term for units under no formation; absent if the system has no such units */
  readonly loose?: string;
  /** ranks of leaders with their words, plural */
  readonly ranks: Readonly<Record<string, string>>;
  /** kinds of works with their words, plural; absent if the system has no works */
  readonly works?: Readonly<Record<string, string>>;
  /** what else the system tells apart */
  readonly groups: readonly CensusGroup[];
  readonly stats: readonly CensusStat[];
  readonly unlimited?: readonly CensusGap[];
  readonly treeOf: (army: A) => Tree<U, G, L, W>;
  /** the nation that is no nation of the history */
  readonly invented: A['nation'];
  readonly roleOf?: (army: A) => LeaderRole | null;
  readonly unitName: (unit: U) => string;
  /** what a unit counts as; 1 if absent */
  readonly amountOf?: (unit: U) => number;
  readonly unitGroups?: (unit: U) => readonly string[];
  readonly formationName: (group: G, index: number) => string;
  readonly formationGroups?: (group: G) => readonly string[];
  readonly leaderName: (leader: L) => string;
  readonly leaderGroups?: (leader: L) => readonly string[];
  readonly workOf?: (work: W) => { readonly name: string; readonly type: string; readonly amount: number };
};

const groupsOf = (
  kind: CensusKind,
  prefix: string,
  labels: Readonly<Record<string, string>>,
): CensusGroup[] => Object.entries(labels).map(([key, label]) => ({ key: `${prefix}${key}`, label, kind }));

/** Every group of a system: what all share, its troop types, ranks, works and what else it tells apart. */
const censusGroups = <A extends CensusArmy, U extends CensusUnit, G, L extends AnyLeader, W>({
  terms: { units, formations },
  types,
  loose,
  ranks,
  works,
  groups,
}: CensusDefinition<A, U, G, L, W>): CensusGroup[] => [
  { key: 'units', label: units, kind: 'unit' },
  ...BY_SYMBOL.map(([key, label]): CensusGroup => ({ key, label, kind: 'unit' })),
  ...Object.entries<{ readonly label: string }>(types).map(
    ([key, { label }]): CensusGroup => ({ key: `type:${key}`, label, kind: 'unit' }),
  ),
  ...groupsOf('unit', '', loose === undefined ? {} : { loose }),
  { key: 'contingents', label: 'units of allied contingents', kind: 'unit' },
  { key: 'formations', label: formations, kind: 'formation' },
  { key: 'infantry-formations', label: `infantry ${formations}`, kind: 'formation' },
  { key: 'cavalry-formations', label: `cavalry ${formations}`, kind: 'formation' },
  { key: 'leaders', label: 'leaders', kind: 'leader' },
  ...groupsOf('leader', '', ranks),
  ...groupsOf('works', '', works === undefined ? {} : { works: 'works' }),
  ...groupsOf('works', 'works:', works ?? {}),
  ...groups,
];

/** Infantry formations have foot and no horse, cavalry formations horse and no foot; guns stand with either. */
const formationGroups = (units: readonly CensusNode[]): string[] => {
  const foot = units.some(({ groups }) => groups.has('infantry'));
  const horse = units.some(({ groups }) => groups.has('cavalry'));
  if (foot === horse) return ['formations'];
  return ['formations', foot ? 'infantry-formations' : 'cavalry-formations'];
};

/** The nodes of an army, in the order of its tree. */
const censusNodes = <A extends CensusArmy, U extends CensusUnit, G, L extends AnyLeader, W>(
  army: A,
  definition: CensusDefinition<A, U, G, L, W>,
): CensusNode[] => {
  const { types, treeOf, unitName, amountOf, unitGroups, formationName, leaderName, workOf } = definition;
  const nodes: CensusNode[] = [];
  const unitNode = ({ unit, at }: UnitAtPath<U>, loose: boolean): CensusNode => {
    const { type, nation, regiment } = unit;
    const { symbol } = types[type as U['type']];
    return {
      kind: 'unit',
      at,
      name: unitName(unit),
      groups: new Set([
        'units',
        `type:${type}`,
        ...(GROUPS_OF.get(symbol) ?? []),
        ...(loose ? ['loose'] : []),
        ...(nation === undefined ? [] : ['contingents']),
        ...(unitGroups?.(unit) ?? []),
      ]),
      amount: amountOf?.(unit) ?? 1,
      ...(nation !== undefined && { nation }),
      ...(regiment !== undefined && { regiment }),
    };
  };
  const tree = treeOf(army);
  walk(tree, {
    leader: (leader: L) => {
      nodes.push({
        kind: 'leader',
        at: leader.at,
        name: leaderName(leader),
        groups: new Set(['leaders', leader.kind, ...(definition.leaderGroups?.(leader) ?? [])]),
        amount: 1,
      });
    },
    group: ({ group, index, place, units }: Group<U, G, L>) => {
      const own = units.map((each) => unitNode(each, false));
      nodes.push({
        kind: 'formation',
        at: place,
        name: formationName(group, index),
        groups: new Set([...formationGroups(own), ...(definition.formationGroups?.(group) ?? [])]),
        amount: 1,
      });
      nodes.push(...own);
    },
    work: ({ work, at }: PlacedWork<W>) => {
      if (workOf === undefined) return;
      const { type, ...rest } = workOf(work);
      nodes.push({ kind: 'works', at, ...rest, groups: new Set(['works', `works:${type}`]) });
    },
  });
  for (const each of tree.loose.units) nodes.push(unitNode(each, true));
  for (const each of tree.unassigned.units) nodes.push(unitNode(each, false));
  return nodes;
};

/** Defines what the armies of a system tell the terms of an event. */
export const defineCensus = <A extends CensusArmy, U extends CensusUnit, G, L extends AnyLeader, W>(
  definition: CensusDefinition<A, U, G, L, W>,
): CensusParts<A> => {
  const { stats, unlimited, invented, roleOf } = definition;
  return {
    groups: censusGroups(definition),
    stats,
    ...(unlimited !== undefined && { unlimited }),
    census: ({ army }) => ({
      nation: army.nation,
      imagi: army.nation === invented,
      year: army.year,
      scale: army.scale,
      role: roleOf?.(army) ?? null,
      nodes: censusNodes(army, definition),
    }),
  };
};
