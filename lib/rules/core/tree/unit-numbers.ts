import { type Path, pathKey } from '../army/path';
import type { UnitList } from './tree';

/** Which units have a number: all of them where some are alike, all, or none. */
export const NUMBERINGS = ['alike', 'all', 'none'] as const;
export type Numbering = (typeof NUMBERINGS)[number];

/** What tells a unit from others: its name, or what it is where it has none. */
type NameAndType = { readonly name: string; readonly type: string };

/** The number of a unit, or of the formation, at a path; empty where it has none. */
export type NumberOf = (at: Path) => string;

const NO_NUMBER: NumberOf = () => '';

const haveAlike = (lists: readonly UnitList<NameAndType>[]): boolean => {
  const met = new Set<string>();
  return lists.some(({ units }) =>
    units.some(({ unit: { name, type } }) => {
      const called = name === '' ? `${type}:` : `:${name.toLowerCase()}`;
      if (met.has(called)) return true;
      met.add(called);
      return false;
    }),
  );
};

/**
 * Numbers of the units of an army, the same on every sheet: "1.2" is the second unit of the first formation. Units in
 * no formation have the next number after the formations, list by list.
 * @param lists formations first, in the order of the army
 */
export const unitNumbers = (
  lists: readonly UnitList<NameAndType>[],
  numbering: Numbering = 'alike',
): NumberOf => {
  if (numbering === 'none' || (numbering === 'alike' && !haveAlike(lists))) return NO_NUMBER;
  const numbers = new Map<string, string>();
  // an empty formation keeps its number, an empty list of units in none has no number to keep
  const counted = lists.filter(({ at, units }) => units.length > 0 || at.length > 1);
  for (const [index, { at, units }] of counted.entries()) {
    if (at.length > 1) numbers.set(pathKey(at.slice(0, -1)), `${index + 1}`);
    for (const [place, unit] of units.entries()) numbers.set(pathKey(unit.at), `${index + 1}.${place + 1}`);
  }
  return (at) => numbers.get(pathKey(at)) ?? '';
};

/** Numbers in order as few words: "1.2–1.4", "1.2, 1.5"; empty without numbers. */
export const numberSpan = (numbers: readonly string[]): string => {
  const spans: { first: string; last: string }[] = [];
  for (const each of numbers) {
    if (each === '') continue;
    const span = spans.at(-1);
    if (span !== undefined && follows(span.last, each)) span.last = each;
    else spans.push({ first: each, last: each });
  }
  return spans.map(({ first, last }) => (first === last ? first : `${first}–${last}`)).join(', ');
};

const follows = (one: string, next: string): boolean => {
  const [list, place] = one.split('.');
  return next === `${list}.${Number(place) + 1}`;
};
