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

type Words = Readonly<Record<'units' | 'formations', string>>;

/** What a system fields besides what all do. */
type OwnGroups = {
  /** the troop types by key, with their labels */
  readonly types: Readonly<Record<string, { readonly label: string }>>;
  /** the term for units under no formation; absent if the system has no such units */
  readonly loose?: string;
  /** ranks of leaders with their words, plural */
  readonly ranks: Readonly<Record<string, string>>;
  /** kinds of works with their words, plural; absent if the system has no works */
  readonly works?: Readonly<Record<string, string>>;
  readonly own?: readonly CensusGroup[];
};

/** Every group of a system: what all share, its troop types, ranks, works and what else it tells apart. */
export const censusGroups = (
  { units, formations }: Words,
  { types, loose, ranks, works, own = [] }: OwnGroups,
): CensusGroup[] => [
  { key: 'units', label: units, kind: 'unit' },
  ...BY_SYMBOL.map(([key, label]): CensusGroup => ({ key, label, kind: 'unit' })),
  ...Object.entries(types).map(
    ([key, { label }]): CensusGroup => ({ key: `type:${key}`, label, kind: 'unit' }),
  ),
  ...(loose === undefined ? [] : [{ key: 'loose', label: loose, kind: 'unit' as const }]),
  { key: 'contingents', label: 'units of allied contingents', kind: 'unit' },
  { key: 'formations', label: formations, kind: 'formation' },
  { key: 'infantry-formations', label: `infantry ${formations}`, kind: 'formation' },
  { key: 'cavalry-formations', label: `cavalry ${formations}`, kind: 'formation' },
  { key: 'leaders', label: 'leaders', kind: 'leader' },
  ...Object.entries(ranks).map(([key, label]): CensusGroup => ({ key, label, kind: 'leader' })),
  ...(works === undefined ? [] : [{ key: 'works', label: 'works', kind: 'works' as const }]),
  ...Object.entries(works ?? {}).map(
    ([key, label]): CensusGroup => ({ key: `works:${key}`, label, kind: 'works' }),
  ),
  ...own,
];

/** What a system says of one unit. */
export type CensusWords = {
  readonly name: string;
  readonly type: string;
  readonly symbol: SymbolName;
  readonly amount?: number;
  readonly nation?: string | undefined;
  readonly regiment?: string | undefined;
  /** keys of its own groups */
  readonly own?: readonly string[];
};

type LeaderWords = { readonly name: string; readonly own?: readonly string[] };
type WorkWords = { readonly name: string; readonly type: string; readonly amount: number };

type Teller<U, G, L, W> = {
  readonly unit: (unit: U) => CensusWords;
  readonly formation: (group: G, index: number) => string;
  /** keys of its own groups of formations */
  readonly formationOwn?: (group: G) => readonly string[];
  readonly leader: (led: L) => LeaderWords;
  readonly work?: (work: W) => WorkWords;
};

const unitNode = (at: Path, words: CensusWords, loose: boolean): CensusNode => {
  const { name, type, symbol, amount = 1, nation, regiment, own = [] } = words;
  return {
    kind: 'unit',
    at,
    name,
    groups: new Set([
      'units',
      `type:${type}`,
      ...(GROUPS_OF.get(symbol) ?? []),
      ...(loose ? ['loose'] : []),
      ...(nation === undefined ? [] : ['contingents']),
      ...own,
    ]),
    amount,
    ...(nation !== undefined && { nation }),
    ...(regiment !== undefined && { regiment }),
  };
};

/** Infantry formations have foot and no horse, cavalry formations horse and no foot; guns stand with either. */
const formationGroups = (units: readonly CensusNode[]): string[] => {
  const foot = units.some(({ groups }) => groups.has('infantry'));
  const horse = units.some(({ groups }) => groups.has('cavalry'));
  if (foot === horse) return ['formations'];
  return ['formations', foot ? 'infantry-formations' : 'cavalry-formations'];
};

/** The nodes of an army, in the order of its tree; `teller` says what its system calls each. */
export const censusNodes = <U, G, L extends { readonly kind: string; readonly at: Path }, W>(
  tree: Tree<U, G, L, W>,
  teller: Teller<U, G, L, W>,
): CensusNode[] => {
  const nodes: CensusNode[] = [];
  const unit = ({ unit: each, at }: UnitAtPath<U>, loose: boolean) => unitNode(at, teller.unit(each), loose);
  walk(tree, {
    leader: (led: L) => {
      const { name, own = [] } = teller.leader(led);
      nodes.push({
        kind: 'leader',
        at: led.at,
        name,
        groups: new Set(['leaders', led.kind, ...own]),
        amount: 1,
      });
    },
    group: ({ group, index, place, units }: Group<U, G, L>) => {
      const own = units.map((each) => unit(each, false));
      nodes.push({
        kind: 'formation',
        at: place,
        name: teller.formation(group, index),
        groups: new Set([...formationGroups(own), ...(teller.formationOwn?.(group) ?? [])]),
        amount: 1,
      });
      nodes.push(...own);
    },
    work: ({ work, at }: PlacedWork<W>) => {
      if (teller.work === undefined) return;
      const { name, type, amount } = teller.work(work);
      nodes.push({ kind: 'works', at, name, groups: new Set(['works', `works:${type}`]), amount });
    },
  });
  for (const each of tree.loose.units) nodes.push(unit(each, true));
  for (const each of tree.unassigned.units) nodes.push(unit(each, false));
  return nodes;
};
