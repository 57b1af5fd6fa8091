import { numberTyped } from '../core/price/points';
import { LineFault } from '../core/text/lines';
import { excerpt } from '../core/text/quotes';
import type { PackBound } from './schema';
import type { Lexicon } from './text-words';

/** Bounds as they stand on a line: each a part of it, or "1350 to 1500" where both are plain numbers. */
type Bounds<B> = { readonly min?: B | undefined; readonly max?: B | undefined };

/** A number without marks: what reads back is what was written. */
const plain = (value: number): string => String(value);

const numberIn = (text: string): number => {
  const value = /^\d+(?:\.\d+)?(?:e[+-]?\d+)?$/.test(text) ? Number(text) : numberTyped(text);
  if (value === undefined) throw new LineFault(`${excerpt(text)} is not a number`);
  return value;
};

const boundText = (bound: PackBound, groups: Lexicon): string => {
  if ('percent' in bound) return `${plain(bound.percent)} % of ${bound.of}`;
  if (!('per' in bound)) return plain(bound.count);
  const of = bound.of === 'points' ? 'points' : groups.write(bound.of);
  return `${plain(bound.count)} per ${plain(bound.per)} ${of}`;
};

const plainOf = (bound: PackBound | undefined): number | undefined =>
  bound !== undefined && 'count' in bound && !('per' in bound) ? bound.count : undefined;

/** "at least", "at most", or both in one part. */
export const writeBounds = ({ min, max }: Bounds<PackBound>, groups: Lexicon): string[] => {
  const [low, high] = [plainOf(min), plainOf(max)];
  if (low !== undefined && high !== undefined) return [`${plain(low)} to ${plain(high)}`];
  return [
    ...(min === undefined ? [] : [`at least ${boundText(min, groups)}`]),
    ...(max === undefined ? [] : [`at most ${boundText(max, groups)}`]),
  ];
};

/** The same of plain numbers. */
export const writeNumbers = ({ min, max }: Bounds<number>, groups: Lexicon): string[] =>
  writeBounds(
    {
      min: min === undefined ? undefined : { count: min },
      max: max === undefined ? undefined : { count: max },
    },
    groups,
  );

const PERCENT = /^(\S+) ?% of (units|points)$/;
const PER = /^(\S+) per (\S+) (.+)$/;

const boundIn = (text: string, groups: Lexicon): PackBound => {
  const [share, percent = '', of] = PERCENT.exec(text) ?? [];
  if (share !== undefined) return { percent: numberIn(percent), of: of === 'units' ? 'units' : 'points' };
  const [ratio, count = '', per = '', what = ''] = PER.exec(text) ?? [];
  if (ratio === undefined) return { count: numberIn(text) };
  return {
    count: numberIn(count),
    per: numberIn(per),
    of: what === 'points' ? 'points' : groups.read(what),
  };
};

/** "1350 to 1500"; people type "1350 - 1500" and "1350–1500" too. */
const RANGE = /^(\d[^\s‐–—-]*)(?: to | ?[-‐–—] ?)(\d\S*)$/;

/** Takes the bounds out of the parts of a line. @throws LineFault */
export const readBounds = (
  parts: readonly string[],
  groups: Lexicon,
): { readonly bounds: Bounds<PackBound>; readonly rest: readonly string[] } => {
  let bounds: Bounds<PackBound> = {};
  const rest = parts.filter((part) => {
    const [range, low = '', high = ''] = RANGE.exec(part) ?? [];
    if (range !== undefined) bounds = { min: { count: numberIn(low) }, max: { count: numberIn(high) } };
    else if (part.startsWith('at least '))
      bounds = { ...bounds, min: boundIn(part.slice('at least '.length), groups) };
    else if (part.startsWith('at most '))
      bounds = { ...bounds, max: boundIn(part.slice('at most '.length), groups) };
    else return true;
    return false;
  });
  return { bounds, rest };
};

/** The same where only plain numbers will do. @throws LineFault */
export const readNumbers = (
  parts: readonly string[],
  groups: Lexicon,
): { readonly bounds: { min?: number; max?: number }; readonly rest: readonly string[] } => {
  const { bounds, rest } = readBounds(parts, groups);
  const number = (bound: PackBound | undefined): number | undefined => {
    const value = plainOf(bound);
    if (bound !== undefined && value === undefined) throw new LineFault('This must be a number');
    return value;
  };
  const [min, max] = [number(bounds.min), number(bounds.max)];
  return { bounds: { ...(min !== undefined && { min }), ...(max !== undefined && { max }) }, rest };
};
