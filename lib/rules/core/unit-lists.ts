import type { Path } from './path';
import type { PrintedPoints } from './points';
import type { Group, Placed, Tree } from './tree';

/** The units of a formation, or those in none, with those who lead them. */
export type UnitList<P, L = never, G = unknown> = {
  readonly of: 'group' | 'loose' | 'unassigned';
  /** where its units stand, in words: "First brigade" */
  readonly post: string;
  /** the formation itself, or the list */
  readonly at: Path;
  /** absent = in no formation */
  readonly group?: G;
  readonly leaders: readonly L[];
  readonly units: readonly P[];
};

/** What posts are called; absent where a system has no such units. */
type PostNames<G> = {
  readonly groupName: (group: G, index: number) => string;
  readonly loose?: string;
  readonly unassigned?: string;
};

/** The units of an army by formation, then those in none. */
export const unitListsOf = <U, G, L, W>(
  { groups, loose, unassigned }: Tree<U, G, L, W>,
  { groupName, ...posts }: PostNames<G>,
): UnitList<Placed<U>, L, G>[] => [
  ...groups.map(({ group, index, place, leaders, units }: Group<U, G, L>) => ({
    of: 'group' as const,
    post: groupName(group, index),
    at: place,
    group,
    leaders,
    units,
  })),
  ...(posts.loose === undefined ? [] : [{ of: 'loose' as const, post: posts.loose, leaders: [], ...loose }]),
  ...(posts.unassigned === undefined
    ? []
    : [{ of: 'unassigned' as const, post: posts.unassigned, leaders: [], ...unassigned }]),
];

/** Units alike, the formations they stand in, and the price of one. */
export type Pile<P> = {
  /** the first of them */
  readonly of: P;
  readonly count: number;
  readonly posts: readonly string[];
  readonly points: PrintedPoints | null;
};

type Unit = { readonly id: string };
type Options = {
  readonly options: { readonly combine: boolean };
  readonly points: (at: Path) => PrintedPoints | null;
};

/** The same for units that differ in nothing but who they are. */
const likeness = ({ id: _, ...facts }: Unit, points: PrintedPoints | null): string =>
  JSON.stringify([Object.entries(facts).toSorted(([a], [b]) => (a < b ? -1 : 1)), points]);

/**
 * Units by the list they stand in: each alone, or where the player wants it those alike of all lists together, where the
 * first of them stands.
 * @param most so many in one pile; the next of them open another
 * @param apart true for a unit that stands alone whatever it is like
 */
export const piledLists = <P extends Placed<Unit>>(
  lists: readonly { readonly post: string; readonly units: readonly P[] }[],
  { options, points }: Options,
  most = Number.POSITIVE_INFINITY,
  apart: (unit: P['unit']) => boolean = () => false,
): Pile<P>[][] => {
  const open = new Map<string, Pile<P> & { count: number; posts: string[] }>();
  return lists.map(({ post, units }) =>
    units.flatMap((of) => {
      const amount = points(of.at);
      const alone = !options.combine || apart(of.unit);
      const key = alone ? '' : likeness(of.unit, amount);
      const twin = alone ? undefined : open.get(key);
      if (twin !== undefined && twin.count < most) {
        twin.count++;
        if (!twin.posts.includes(post)) twin.posts.push(post);
        return [];
      }
      const pile = { of, count: 1, posts: [post], points: amount };
      if (!alone) open.set(key, pile);
      return [pile];
    }),
  );
};

/** The units of one list, each alone or those alike together. */
export const piled = <P extends Placed<Unit>>(
  units: readonly P[],
  options: Options,
  apart?: (unit: P['unit']) => boolean,
): Pile<P>[] => piledLists([{ post: '', units }], options, undefined, apart).flat();

/** "2 × Musketeers"; one is not counted. */
export const countedName = (count: number, name: string): string => (count > 1 ? `${count} × ${name}` : name);

/** The price of all of a pile. */
export const pilePoints = ({
  count,
  points,
}: Pick<Pile<unknown>, 'count' | 'points'>): PrintedPoints | null =>
  points === null ? null : points * count;
