import type { Path } from '../army/path';

/** A unit and its path in the army. */
export type UnitAtPath<U> = { readonly unit: U; readonly at: Path };

/** Units that stand together, and the list of the army that holds them. */
export type UnitList<U> = { readonly at: Path; readonly units: readonly UnitAtPath<U>[] };

/** A leader and his path in the army; `kind` says what he is and how he is drawn. */
export type LeaderNode<K extends LeaderKind, N> = { readonly kind: K; readonly leader: N; readonly at: Path };

export type LeaderKind = 'general' | 'lieutenant' | 'commander';

type AnyLeader = LeaderNode<LeaderKind, { readonly id: string }>;

/** A formation, its leaders and its units. */
export type Group<U, G, L> = UnitList<U> & {
  readonly group: G;
  readonly index: number;
  /** the path of the formation itself; `at` is its list of units */
  readonly place: Path;
  readonly leaders: readonly L[];
};

export type PlacedWork<W> = { readonly work: W; readonly at: Path };

/**
 * What every army is: those who command it, formations, units under none of them by choice, works, units without a
 * post. Each system maps its document to one; the keys of its files are its own.
 */
export type Tree<U, G, L = AnyLeader, W = never> = {
  readonly command: readonly L[];
  readonly groups: readonly Group<U, G, L>[];
  readonly loose: UnitList<U>;
  readonly works: readonly PlacedWork<W>[];
  readonly unassigned: UnitList<U>;
};

/** A tree of which only the units matter. */
export type Units<U> = Tree<U, unknown, unknown, unknown>;

/** The list that a system has not. */
export const NO_UNITS: UnitList<never> = { at: [], units: [] };

/** The leader at `at`, if there is one. */
export const led = <K extends LeaderKind, N>(kind: K, at: Path, leader: N | null): LeaderNode<K, N>[] =>
  leader === null ? [] : [{ kind, leader, at }];

/** The leaders of a list, in order. */
export const ledEach = <K extends LeaderKind, N>(
  kind: K,
  at: Path,
  leaders: readonly N[] = [],
): LeaderNode<K, N>[] => leaders.map((leader, index) => ({ kind, leader, at: entryOf(at, index) }));

/** The place of an entry of a list. Made for every unit at every keystroke: a spread takes several times as long. */
const entryOf = (list: Path, index: number): Path => {
  const path: (string | number)[] = new Array(list.length + 1);
  for (let depth = 0; depth < list.length; depth++) path[depth] = list[depth] as string | number;
  path[list.length] = index;
  return path;
};

const placed = <U>(at: Path, units: readonly U[]): UnitAtPath<U>[] =>
  units.map((unit, index) => ({ unit, at: entryOf(at, index) }));

/** The units of a list, in order. */
export const unitList = <U>(at: Path, units: readonly U[]): UnitList<U> => ({ at, units: placed(at, units) });

/** The works of a list, in order. */
export const worksList = <W>(at: Path, works: readonly W[]): PlacedWork<W>[] =>
  works.map((work, index) => ({ work, at: entryOf(at, index) }));

/** The formations of the list `key`, each with its units and the leaders that `leadersOf` finds at its place. */
export const groupList = <U, G extends { readonly units: readonly U[] }, L>(
  key: string,
  groups: readonly G[],
  leadersOf: (group: G, place: Path) => readonly L[],
): Group<U, G, L>[] =>
  groups.map((group, index) => {
    const place = [key, index];
    const at = [key, index, 'units'];
    return {
      at,
      units: placed(at, group.units),
      group,
      index,
      place,
      leaders: leadersOf(group, place),
    };
  });

/** Every list of units: of the formations, of those under none, of those without a post. */
export const listsOf = <U, G, L, W>({ groups, loose, unassigned }: Tree<U, G, L, W>): UnitList<U>[] => [
  ...groups,
  loose,
  unassigned,
];

/** Every unit with its place, in the order of the lists. */
export const placedUnits = <U, G, L, W>(tree: Tree<U, G, L, W>): UnitAtPath<U>[] =>
  listsOf(tree).flatMap(({ units }) => units);

/** Every unit, in the order of the lists. */
export const unitsOf = <U>(tree: Units<U>): U[] => placedUnits(tree).map(({ unit }) => unit);

/** What is done at each node of an army; `group` is undefined for a node in no formation. */
export type Visitor<U, G, L, W> = {
  readonly leader?: (led: L, group: Group<U, G, L> | undefined) => unknown;
  readonly group?: (group: Group<U, G, L>) => unknown;
  readonly unit?: (placed: UnitAtPath<U>, list: UnitList<U>) => unknown;
  readonly work?: (placed: PlacedWork<W>) => unknown;
};

/** Walks an army once: command, each formation with its leaders and units, units under none, works, the unposted. */
export const walk = <U, G, L, W>(
  { command, groups, loose, works, unassigned }: Tree<U, G, L, W>,
  visitor: Visitor<U, G, L, W>,
): void => {
  const { leader, group, unit, work } = visitor;
  const each = (list: UnitList<U>): void => {
    if (unit === undefined) return;
    for (const placed of list.units) unit(placed, list);
  };
  if (leader !== undefined) for (const post of command) leader(post, undefined);
  for (const formation of groups) {
    group?.(formation);
    if (leader !== undefined) for (const post of formation.leaders) leader(post, formation);
    each(formation);
  }
  each(loose);
  if (work !== undefined) for (const placed of works) work(placed);
  each(unassigned);
};

/** Units that pass a test, wherever they stand. */
export const unitsWhere = <U>(tree: Units<U>, test: (unit: U) => boolean): UnitAtPath<U>[] => {
  const units: UnitAtPath<U>[] = [];
  walk(tree, {
    unit: (placed) => {
      if (test(placed.unit)) units.push(placed);
    },
  });
  return units;
};

/** Every place of a unit whose id another before it has. */
export const repeats = <U extends { readonly id: string }>(tree: Units<U>): UnitAtPath<U>[] => {
  const met = new Set<string>();
  return unitsWhere(tree, ({ id }) => {
    if (met.has(id)) return true;
    met.add(id);
    return false;
  });
};
