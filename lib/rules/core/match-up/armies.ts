import type { Cite } from '../contract/citation';
import { bothStats } from '../contract/comparison';
import type { FigureLine, MatchLine, MatchUp, Two, UnknownLine } from '../contract/match-up';
import type { Judged } from '../contract/system';
import { type Fraction, fraction, fromDecimal } from '../price/fraction';
import { shareOf, sumOf } from './chances';
import { commonest, eachOf, type Kind, kindsOf, MOST_KINDS, meeting } from './kinds';

/** One army of a match-up: judged, with its units, and these by kind. */
export type MatchArmy<A, U> = Judged<A> & {
  readonly units: readonly U[];
  readonly kinds: readonly Kind<U>[];
};

/** An army with its units by kind; `labelOf` and `keyOf` as in `kindsOf`. */
export const matchArmy = <A, U>(
  judged: Judged<A>,
  units: readonly U[],
  keyOf: (unit: U) => string,
  labelOf: (unit: U) => string,
): MatchArmy<A, U> => ({ ...judged, units, kinds: kindsOf(units, keyOf, labelOf) });

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
  { kinds }: { readonly kinds: readonly Kind<U>[] },
  holds: (unit: U) => boolean,
): Fraction => fraction(kinds.reduce((sum, { unit, count }) => (holds(unit) ? sum + count : sum), 0));

/** One unit of each army with the army it stands in. */
export type Meeting<A, U> = {
  readonly label: string;
  readonly units: Two<U>;
  readonly fighters: Two<{ readonly unit: U; readonly file: Judged<A>['file'] }>;
};

const meetingOf = <A, U>([a, b]: Armies<A, U>, kinds: Two<Kind<U>>): Meeting<A, U> => {
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
