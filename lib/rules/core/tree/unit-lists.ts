import { grouped } from '../army/number';
import type { Path } from '../army/path';
import type { PrintedPoints } from '../price/points';
import type { Group, Tree, UnitAtPath } from './tree';
import { type NumberOf, numberSpan } from './unit-numbers';

/** The units of a formation, or those in none, with those who lead them. */
export type UnitsAtPath<P, L = never, G = unknown> = {
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
): UnitsAtPath<UnitAtPath<U>, L, G>[] => [
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

/** Equal units of one formation, their path, and the price of one. */
export type Pile<P> = {
  /** the first of them */
  readonly of: P;
  readonly units: readonly P[];
  readonly count: number;
  /** in words: "First brigade" */
  readonly post: string;
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
 * The units of a list: each alone, or equal ones together if the player wants it, at the place of the first.
 * @param most this many in one group; the next of them open another
 * @param apart true for a unit that is always alone
 */
export const piled = <P extends UnitAtPath<Unit>>(
  { post, units }: { readonly post: string; readonly units: readonly P[] },
  { options, points }: Options,
  most: number,
  apart: (unit: P['unit']) => boolean = () => false,
): Pile<P>[] => {
  const open = new Map<string, P[]>();
  const piles = units.flatMap((of): { units: P[]; points: PrintedPoints | null }[] => {
    const amount = points(of.at);
    const alone = !options.combine || apart(of.unit);
    const key = alone ? '' : likeness(of.unit, amount);
    const twins = alone ? undefined : open.get(key);
    if (twins !== undefined && twins.length < most) {
      twins.push(of);
      return [];
    }
    const pile = { units: [of], points: amount };
    if (!alone) open.set(key, pile.units);
    return [pile];
  });
  return piles.flatMap(({ units: alike, points: amount }) => {
    const [of] = alike;
    return of === undefined ? [] : [{ of, units: alike, count: alike.length, post, points: amount }];
  });
};

/** "2 × Musketeers"; one is not counted. */
export const countedName = (count: number, name: string): string => (count > 1 ? `${count} × ${name}` : name);

/** The price of each unit of a pile: "3 × 110"; empty for one unit, and without points. */
export const eachPrice = ({ count, points }: Pick<Pile<unknown>, 'count' | 'points'>): string =>
  count === 1 || points === null ? '' : `${count} × ${grouped(points)}`;

/** Numbers of the units of a pile: "1.2–1.4"; empty where they have none. */
export const pileNumber = ({ units }: Pick<Pile<UnitAtPath<unknown>>, 'units'>, numberOf: NumberOf): string =>
  numberSpan(units.map(({ at }) => numberOf(at)));

/** The price of all of a pile. */
export const pilePoints = ({
  count,
  points,
}: Pick<Pile<unknown>, 'count' | 'points'>): PrintedPoints | null =>
  points === null ? null : points * count;
