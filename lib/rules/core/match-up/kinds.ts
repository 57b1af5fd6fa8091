import type { Two, UnitKind } from '../contract/match-up';

/** Units of one kind, with one of them to compute with. */
export type Kind<U> = UnitKind & { readonly unit: U };

/** So many kinds of an army can be chosen; the rarest beyond it cannot. */
export const MOST_KINDS = 40;

/**
 * The units of an army by kind, the commonest first. Two units are of one kind if `keyOf` says so, which has to hold all
 * that their odds depend on.
 */
export const kindsOf = <U>(
  units: readonly U[],
  keyOf: (unit: U) => string,
  labelOf: (unit: U) => string,
): readonly Kind<U>[] => {
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
export const commonest = <U>(
  [first, second]: Two<readonly Kind<U>[]>,
  holds: (unit: U) => boolean,
  other: (unit: U) => boolean = holds,
): Two<Kind<U>> | null => {
  const a = first.find(({ unit }) => holds(unit));
  const b = second.find(({ unit }) => other(unit));
  return a === undefined || b === undefined ? null : [a, b];
};

/** How a line names two kinds that meet: "Line and grenadiers", or once where they are called alike. */
export const meeting = ([a, b]: Two<Pick<UnitKind, 'label'>>): string =>
  a.label === b.label ? a.label : `${a.label} and ${b.label.charAt(0).toLowerCase()}${b.label.slice(1)}`;

/** Both sides by the same function. */
export const eachOf = <T, R>([a, b]: Two<T>, by: (side: T) => R): Two<R> => [by(a), by(b)];
