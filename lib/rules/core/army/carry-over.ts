import type { Cite } from '../contract/citation';
import type {
  Assumption,
  OobFormation,
  OobSide,
  OobUnit,
  OobWorks,
  OobWorksKind,
} from '../muster/order-of-battle';
import type { Tree } from '../tree/tree';

/** More names than these are counted only. */
const MOST_NAMES = 12;

/** "A, B (3) and 4 more": each name once, with how often it occurs. */
export const namesText = (names: readonly string[]): string => {
  const tally = new Map<string, number>();
  for (const name of names) tally.set(name, (tally.get(name) ?? 0) + 1);
  const counted = [...tally].slice(0, MOST_NAMES);
  const rest = names.length - counted.reduce((sum, [, count]) => sum + count, 0);
  const list = counted.map(([name, count]) => (count === 1 ? name : `${name} (${count})`)).join(', ');
  return rest === 0 ? list : `${list} and ${rest} more`;
};

/** The year a system can play, and what to say where that is another one. */
export const yearWithin = (
  year: number,
  [first, last]: readonly [number, number] | readonly number[],
  cite: Cite,
): { readonly year: number; readonly assumptions: readonly Assumption[] } => {
  const within = Math.min(last ?? year, Math.max(first ?? year, year));
  if (within === year) return { year, assumptions: [] };
  const text = `The army was of ${year}; these rules cover ${first} to ${last}, so its year is now ${within}.`;
  return { year: within, assumptions: [{ text, cite }] };
};

/** What a field is called where it is left behind, and the value that says nothing. */
export type LeftLabel = { readonly label: string; readonly usual?: unknown };

const says = (value: unknown, usual: unknown): boolean => {
  if (value === undefined || value === null || value === false || value === '' || value === usual)
    return false;
  return typeof value !== 'object' || Object.keys(value).length > 0;
};

/** One line for each field of nodes that the order of battle cannot hold, with the rules it follows from. */
export const leftBehind = (
  labels: Readonly<Record<string, LeftLabel>>,
  nodes: readonly { readonly name: string; readonly node: object }[],
  cite: Cite,
): Assumption[] =>
  Object.entries(labels).flatMap(([about, { label, usual }]) => {
    const names = nodes.flatMap(({ name, node }) =>
      says((node as Record<string, unknown>)[about], usual) ? [name] : [],
    );
    if (names.length === 0) return [];
    const of = names.every((name) => name === '') ? '' : ` (${names.length}): ${namesText(names)}`;
    return [{ text: `${label}, not carried over${of}.`, cite, about }];
  });

const commandersOf = ({ commander, children }: OobFormation): string[] => [
  ...(commander === null || commander === '' ? [] : [commander]),
  ...children.flatMap(commandersOf),
];

/** Names that are gone, each as often as it is. */
const gone = (all: readonly string[], keptNames: readonly string[]): string[] => {
  const left = new Map<string, number>();
  for (const name of keptNames) left.set(name, (left.get(name) ?? 0) + 1);
  return all.filter((name) => {
    const count = left.get(name) ?? 0;
    if (count > 0) left.set(name, count - 1);
    return name !== '' && count === 0;
  });
};

/** Leaders without a post in the new army: `all` of the old army but `keptNames`. */
export const leadersLost = (
  all: readonly string[],
  keptNames: readonly string[],
  cite: Cite,
): Assumption[] => {
  const lost = gone(all, keptNames);
  if (lost.length === 0) return [];
  return [{ text: `Leaders with no post under these rules (${lost.length}): ${namesText(lost)}.`, cite }];
};

/** Every commander of a side who has a name. */
export const commandersOfSide = ({ commander, formations }: OobSide): string[] => [
  ...(commander === null || commander === '' ? [] : [commander]),
  ...formations.flatMap(commandersOf),
];

type FormationTree<F> = { readonly units: readonly OobUnit[]; readonly children: readonly F[] };

/** Units of a formation and of all below it. */
export const unitsOfFormation = <F extends FormationTree<F>>({
  units,
  children,
}: F): F['units'][number][] => [...units, ...children.flatMap((child) => unitsOfFormation(child))];

type Side<F> = { readonly formations: readonly F[]; readonly unattached: readonly OobUnit[] };

/** Every unit of a side, in its order. */
export const unitsOfSide = <F extends FormationTree<F>>({
  formations,
  unattached,
}: Side<F> & { readonly unattached: F['units'] }): F['units'][number][] => [
  ...formations.flatMap((formation) => unitsOfFormation(formation)),
  ...unattached,
];

/** Formations that have units themselves, whatever their rank: this one, and those below it. */
export const holdersOf = <F extends FormationTree<F>>(formation: F): F[] => [
  ...(formation.units.length > 0 ? [formation] : []),
  ...formation.children.flatMap((child) => holdersOf(child)),
];

type NameHolder = { readonly name: string };
type NamedTree = Tree<NameHolder, unknown, { readonly leader: NameHolder }, unknown>;

/** Leaders of a side of whom the army made of it, as a tree, keeps no name. */
export const namesLost = (side: OobSide, tree: NamedTree, cite: Cite): Assumption[] => {
  const leaders = [...tree.command, ...tree.groups.flatMap((group) => group.leaders)];
  return leadersLost(
    commandersOfSide(side),
    leaders.map(({ leader }) => leader.name),
    cite,
  );
};

export type TakenWorks<T> = { readonly type: T; readonly name: string; readonly count: number };

/** Works as a system has them; those it does not have are reported. */
export const worksFrom = <T>(
  works: readonly OobWorks[] = [],
  kinds: Readonly<Partial<Record<OobWorksKind, T>>>,
  cite: Cite,
): { readonly takenWorks: readonly TakenWorks<T>[]; readonly assumptions: readonly Assumption[] } => {
  const ofSystem = works.flatMap(({ kind, name, count }) => {
    const type = kinds[kind];
    return type === undefined || count === 0 ? [] : [{ type, name, count }];
  });
  const left = works.filter(({ kind, count }) => kinds[kind] === undefined && count > 0);
  const list = left.map(({ name, count }) => (count === 1 ? name : `${count} times ${name}`)).join(', ');
  const sum = left.reduce((all, { count }) => all + count, 0);
  return {
    takenWorks: ofSystem,
    assumptions:
      left.length === 0
        ? []
        : [{ text: `These rules have no such works (${sum}): ${list}; left out.`, cite }],
  };
};
