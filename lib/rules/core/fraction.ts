/** An exact fraction in lowest terms; `d` is positive, and both are safe integers. */
export type Fraction = { readonly n: number; readonly d: number };

export const ZERO: Fraction = { n: 0, d: 1 };
export const ONE: Fraction = { n: 1, d: 1 };

const LIMIT = BigInt(Number.MAX_SAFE_INTEGER);

/** Greatest common divisor of two integers, at least 1. */
const gcd = (a: number, b: number): number => {
  let x = Math.abs(a);
  let y = Math.abs(b);
  while (y !== 0) [x, y] = [y, x % y];
  return x === 0 ? 1 : x;
};

/** For parts beyond safe integers: exact where lowest terms fit, else the parts halved until they do. */
const fromBig = (n: bigint, d: bigint): Fraction => {
  let x = n < 0n ? -n : n;
  let y = d;
  while (y !== 0n) [x, y] = [y, x % y];
  let top = n / x;
  let bottom = d / x;
  while ((top > LIMIT || top < -LIMIT || bottom > LIMIT) && bottom > 1n) {
    top /= 2n;
    bottom /= 2n;
  }
  if (top > LIMIT) top = LIMIT;
  if (top < -LIMIT) top = -LIMIT;
  return { n: Number(top), d: Number(bottom) };
};

const reduced = (n: number, d: number): Fraction => {
  if (d === 1) return { n, d };
  const divisor = gcd(n, d);
  return { n: n / divisor, d: d / divisor };
};

/** `n / d` of two safe integers in lowest terms. Throws RangeError for anything else, or for `d` = 0. */
export const fraction = (n: number, d = 1): Fraction => {
  if (!Number.isSafeInteger(n) || !Number.isSafeInteger(d) || d === 0) {
    throw new RangeError(`${n}/${d} is not a fraction of integers`);
  }
  return d < 0 ? reduced(0 - n, -d) : reduced(n, d);
};

/**
 * A decimal as a person wrote it: 1.25 is 5/4 and 0.1 is 1/10, not what a float makes of it. Digits past the
 * sixth place are rounded off, which keeps products exact. Throws RangeError for what is not a number.
 */
export const fromDecimal = (value: number): Fraction => {
  if (Number.isInteger(value)) return fraction(value);
  if (!Number.isFinite(value)) throw new RangeError(`${value} is not a number`);
  const [whole = '0', places = ''] = Math.abs(value).toFixed(6).split('.');
  const size = fromBig(BigInt(whole + places), 10n ** BigInt(places.length));
  return value < 0 ? { n: 0 - size.n, d: size.d } : size;
};

/** The product, exact. */
export const times = (a: Fraction, b: Fraction): Fraction => {
  const n = a.n * b.n;
  const d = a.d * b.d;
  return Number.isSafeInteger(n) && Number.isSafeInteger(d)
    ? reduced(n, d)
    : fromBig(BigInt(a.n) * BigInt(b.n), BigInt(a.d) * BigInt(b.d));
};

/** The sum, exact. */
export const plus = (a: Fraction, b: Fraction): Fraction => {
  const left = a.n * b.d;
  const right = b.n * a.d;
  const n = left + right;
  const d = a.d * b.d;
  return Number.isSafeInteger(left) &&
    Number.isSafeInteger(right) &&
    Number.isSafeInteger(n) &&
    Number.isSafeInteger(d)
    ? reduced(n, d)
    : fromBig(BigInt(a.n) * BigInt(b.d) + BigInt(b.n) * BigInt(a.d), BigInt(a.d) * BigInt(b.d));
};

/** `a` less `b`, exact. */
export const minus = (a: Fraction, b: Fraction): Fraction => plus(a, { n: 0 - b.n, d: b.d });

/** Below zero if `a` is the smaller, above if it is the larger, 0 if they are equal. */
export const compareFractions = (a: Fraction, b: Fraction): number => minus(a, b).n;

/** The largest integer not above it: 5/2 is 2, -5/2 is -3. */
export const floorOf = ({ n, d }: Fraction): number => Math.floor((n - (((n % d) + d) % d)) / d);

/** The smallest integer not below it: 5/2 is 3, -5/2 is -2. */
export const ceilOf = ({ n, d }: Fraction): number => 0 - floorOf({ n: 0 - n, d });

/** To the nearest integer, a half upward: 5/2 is 3, -5/2 is -2. */
export const roundHalfUp = (value: Fraction): number => {
  const whole = floorOf(value);
  const rest = minus(value, { n: whole, d: 1 });
  return rest.n * 2 >= rest.d ? whole + 1 : whole;
};
