/** A part of a fraction: a number while it is a safe integer, else a bigint. */
type Part = number | bigint;

/** An exact fraction in lowest terms; `d` is positive. */
export type Fraction = { readonly n: Part; readonly d: Part };

export const ZERO: Fraction = { n: 0, d: 1 };
export const ONE: Fraction = { n: 1, d: 1 };
const HALF: Fraction = { n: 1, d: 2 };

/** Greatest common divisor of two integers, at least 1. */
const gcd = (a: number, b: number): number => {
  let x = Math.abs(a);
  let y = Math.abs(b);
  while (y !== 0) [x, y] = [y, x % y];
  return x === 0 ? 1 : x;
};

const LIMIT = BigInt(Number.MAX_SAFE_INTEGER);

const narrowed = (part: bigint): Part => (part <= LIMIT && part >= -LIMIT ? Number(part) : part);

/** For parts beyond safe integers. */
const fromBig = (n: bigint, d: bigint): Fraction => {
  let x = n < 0n ? -n : n;
  let y = d;
  while (y !== 0n) [x, y] = [y, x % y];
  return { n: narrowed(n / x), d: narrowed(d / x) };
};

const reduced = (n: number, d: number): Fraction => {
  if (d === 1) return { n, d };
  const divisor = gcd(n, d);
  return { n: n / divisor, d: d / divisor };
};

/** `n / d` of two safe integers in lowest terms. Throws RangeError for anything else, or for `d` = 0. */
export const fraction = (n: number, d = 1): Fraction => {
  if (!Number.isSafeInteger(n) || !Number.isSafeInteger(d) || d === 0) {
    throw new RangeError('A fraction has two safe integers, the lower not zero');
  }
  return d < 0 ? reduced(0 - n, -d) : reduced(n, d);
};

/**
 * A decimal as a person wrote it: 1.25 is 5/4 and 0.1 is 1/10, not what a float makes of it. Digits past the
 * sixth place are rounded off. Throws RangeError for what is not a number.
 */
export const fromDecimal = (value: number): Fraction => {
  if (Number.isInteger(value)) return fraction(value);
  if (!Number.isFinite(value)) throw new RangeError('A decimal is a finite number');
  const [whole = '0', places = ''] = Math.abs(value).toFixed(6).split('.');
  const size = BigInt(whole + places);
  return fromBig(value < 0 ? -size : size, 10n ** BigInt(places.length));
};

const isNarrow = (part: Part): part is number => typeof part === 'number';

/** The product, exact. */
export const times = (a: Fraction, b: Fraction): Fraction => {
  if (isNarrow(a.n) && isNarrow(a.d) && isNarrow(b.n) && isNarrow(b.d)) {
    const n = a.n * b.n;
    const d = a.d * b.d;
    if (Number.isSafeInteger(n) && Number.isSafeInteger(d)) return reduced(n, d);
  }
  return fromBig(BigInt(a.n) * BigInt(b.n), BigInt(a.d) * BigInt(b.d));
};

/** The sum, exact. */
export const plus = (a: Fraction, b: Fraction): Fraction => {
  if (isNarrow(a.n) && isNarrow(a.d) && isNarrow(b.n) && isNarrow(b.d)) {
    const shared = a.d === b.d ? a.d : gcd(a.d, b.d);
    const left = a.n * (b.d / shared);
    const right = b.n * (a.d / shared);
    const n = left + right;
    const d = a.d * (b.d / shared);
    const safe = Number.isSafeInteger(left) && Number.isSafeInteger(right) && Number.isSafeInteger(n);
    if (safe && Number.isSafeInteger(d)) return reduced(n, d);
  }
  return fromBig(BigInt(a.n) * BigInt(b.d) + BigInt(b.n) * BigInt(a.d), BigInt(a.d) * BigInt(b.d));
};

/** The least number of parts that each of them is whole ones of; null beyond safe integers. */
export const commonParts = (fractions: readonly Fraction[]): number | null => {
  let parts = 1;
  for (const { d } of fractions) {
    if (!isNarrow(d)) return null;
    parts *= d / gcd(parts, d);
    if (!Number.isSafeInteger(parts)) return null;
  }
  return parts;
};

const negated = (part: Part): Part => (isNarrow(part) ? 0 - part : -part);

/** One divided by it. Throws RangeError for zero. */
export const inverse = ({ n, d }: Fraction): Fraction => {
  if (n === 0) throw new RangeError('Nothing is divided by zero');
  return n < 0 ? { n: negated(d), d: negated(n) } : { n: d, d: n };
};

/** `a` less `b`, exact. */
export const minus = (a: Fraction, b: Fraction): Fraction => plus(a, { n: negated(b.n), d: b.d });

/** Below zero if `a` is the smaller, above if it is the larger, 0 if they are equal. */
export const compareFractions = (a: Fraction, b: Fraction): number => {
  const { n } = minus(a, b);
  return n === 0 ? 0 : n < 0 ? -1 : 1;
};

/** An integer as a number. Throws RangeError beyond safe integers, where a number would be wrong in silence. */
const safe = (value: bigint): number => {
  const part = narrowed(value);
  if (!isNarrow(part)) throw new RangeError('A fraction is too large for a whole number');
  return part;
};

/** The largest integer not above it: 5/2 is 2, -5/2 is -3. Throws RangeError beyond safe integers. */
export const floorOf = ({ n, d }: Fraction): number => {
  if (isNarrow(n) && isNarrow(d)) return Math.floor((n - (((n % d) + d) % d)) / d);
  const [top, bottom] = [BigInt(n), BigInt(d)];
  return safe((top - (((top % bottom) + bottom) % bottom)) / bottom);
};

/** The smallest integer not below it: 5/2 is 3, -5/2 is -2. */
export const ceilOf = ({ n, d }: Fraction): number => 0 - floorOf({ n: negated(n), d });

/** To the nearest integer, a half upward: 5/2 is 3, -5/2 is -2. Throws RangeError beyond safe integers. */
export const roundHalfUp = (value: Fraction): number => {
  const whole = floorOf(value);
  return compareFractions(minus(value, { n: whole, d: 1 }), HALF) >= 0 ? whole + 1 : whole;
};
