import type { Cite } from '../contract/citation';
import { bothStats } from '../contract/comparison';
import type { FigureLine, MatchLine, MatchUp, Two, UnitKind, UnknownLine } from '../contract/match-up';
import type { AssessedArmy } from '../contract/system';
import { type Fraction, fraction, fromDecimal } from '../price/fraction';
import { shareOf, sumOf } from './chances';

/** Units of one kind, with one of them to compute with. */
export type UnitGroup<U> = UnitKind & { readonly unit: U };

/** So many kinds of an army can be chosen; the rarest beyond it cannot. */
const MOST_KINDS = 40;

/**
 * The units of an army by kind, the commonest first. Two units are of one kind if `keyOf` says so, which has to hold
 * all that their odds depend on.
 */
const kindsOf = <U>(
  units: readonly U[],
  keyOf: (unit: U) => string,
  labelOf: (unit: U) => string,
): readonly UnitGroup<U>[] => {
  const kinds = new Map<string, { unit: U; count: number }>();
  for (const unit of units) {
    const key = keyOf(unit);
    const kind = kinds.get(key);
    if (kind === undefined) kinds.set(key, { unit, count: 1 });
    else kind.count += 1;
  }
  return [...kinds]
    .map(([key, { unit, count }]) => ({ key, label: labelOf(unit), count, unit }))
    .toSorted((a, b) => b.count - a.count);
};

/** The commonest kind of each army for which it holds; null if one army has none. */
const commonest = <U>(
  [first, second]: Two<readonly UnitGroup<U>[]>,
  holds: (unit: U) => boolean,
  other: (unit: U) => boolean = holds,
): Two<UnitGroup<U>> | null => {
  const a = first.find(({ unit }) => holds(unit));
  const b = second.find(({ unit }) => other(unit));
  return a === undefined || b === undefined ? null : [a, b];
};

/** How a line names two kinds that meet: "Line and grenadiers", or once where they are called alike. */
const meeting = ([a, b]: Two<Pick<UnitKind, 'label'>>): string =>
  a.label === b.label ? a.label : `${a.label} and ${b.label.charAt(0).toLowerCase()}${b.label.slice(1)}`;

/** Both sides by the same function. */
export const eachOf = <T, R>([a, b]: Two<T>, by: (side: T) => R): Two<R> => [by(a), by(b)];

/** One army of a match-up: judged, with its units, and these by kind. */
export type MatchArmy<A, U> = AssessedArmy<A> & {
  readonly units: readonly U[];
  readonly kinds: readonly UnitGroup<U>[];
};

/** An army with its units by kind; `labelOf` and `keyOf` as in `kindsOf`. */
export const matchArmy = <A, U>(
  assessedArmy: AssessedArmy<A>,
  units: readonly U[],
  keyOf: (unit: U) => string,
  labelOf: (unit: U) => string,
): MatchArmy<A, U> => ({ ...assessedArmy, units, kinds: kindsOf(units, keyOf, labelOf) });

/** A figure of each army; a number, unless `more` says otherwise. */
export const figures = (
  label: string,
  of: FigureLine['of'],
  cite: Cite,
  more: Partial<Pick<FigureLine, 'as' | 'note' | 'beside'>> = {},
): FigureLine => ({ kind: 'figures', label, as: 'number', of, cite, ...more });

/** What cannot be computed, and why. */
export const unknown = (label: string, why: string, cite: Cite): UnknownLine => ({
  kind: 'unknown',
  label,
  why,
  cite,
});

type Armies<A, U> = Two<MatchArmy<A, U>>;

/** A statistic of both armies, as their README has it. */
export const counted = <A, U>(two: Armies<A, U>, stat: string): Two<Fraction> =>
  eachOf(bothStats(...two, stat), fromDecimal);

/** The mean over the units of an army; null without any. */
export const meanOver = <U>(units: readonly U[], by: (unit: U) => Fraction): Fraction | null =>
  units.length === 0 ? null : shareOf(sumOf(units.map(by)), fraction(units.length));

/** The number of units of which it holds. */
export const countOf = <U>(
  { kinds }: { readonly kinds: readonly UnitGroup<U>[] },
  holds: (unit: U) => boolean,
): Fraction => fraction(kinds.reduce((sum, { unit, count }) => (holds(unit) ? sum + count : sum), 0));

/** One unit of each army with its army. */
export type Meeting<A, U> = {
  readonly label: string;
  readonly units: Two<U>;
  readonly fighters: Two<{ readonly unit: U; readonly file: AssessedArmy<A>['file'] }>;
};

const meetingOf = <A, U>([a, b]: Armies<A, U>, kinds: Two<UnitGroup<U>>): Meeting<A, U> => {
  const units = eachOf(kinds, ({ unit }) => unit);
  return {
    label: meeting(kinds),
    units,
    fighters: [
      { unit: units[0], file: a.file },
      { unit: units[1], file: b.file },
    ],
  };
};

/** The commonest kinds of two sorts that meet, and the other way round where the sorts differ. */
export const meetings = <A, U>(
  two: Armies<A, U>,
  own: (unit: U) => boolean,
  other = own,
): readonly Meeting<A, U>[] => {
  const kinds = eachOf(two, (army) => army.kinds);
  const pairs = [commonest(kinds, own, other), ...(own === other ? [] : [commonest(kinds, other, own)])];
  return pairs.flatMap((pair) => (pair === null ? [] : [meetingOf(two, pair)]));
};

/** The kinds of both that can be held against each other, and all odds of two of them. */
export const pairings = <A, U>(
  two: Armies<A, U>,
  lines: (meeting: Meeting<A, U>) => readonly MatchLine[],
): Pick<MatchUp, 'kinds' | 'pairing'> => {
  const kinds = eachOf(two, (army) => army.kinds.slice(0, MOST_KINDS));
  return {
    kinds: eachOf(kinds, (each) => each.map(({ key, label, count }) => ({ key, label, count }))),
    pairing: (first, second) => {
      const x = kinds[0].find(({ key }) => key === first);
      const y = kinds[1].find(({ key }) => key === second);
      return x === undefined || y === undefined ? [] : lines(meetingOf(two, [x, y]));
    },
  };
};
