import type { Path } from './path';
import type { PrintedPoints } from './points';

/** A unit where it stands: in a list, at a place from 0. */
export type Placed<U> = { readonly unit: U; readonly index: number; readonly at: Path };

/** The units of a formation, or those in none, with those who lead them. */
export type UnitList<P, L = never> = {
  /** where its units stand, in words: "First brigade" */
  readonly post: string;
  readonly leaders: readonly { readonly leader: L; readonly at: Path }[];
  readonly units: readonly P[];
};

/** The units of the list at a path. */
export const placed = <U>(units: readonly U[], at: Path): Placed<U>[] =>
  units.map((unit, index) => ({ unit, index, at: [...at, index] }));

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
