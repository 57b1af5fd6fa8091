import { grouped } from '../army/number';
import { compareFractions, type Fraction, fraction, roundHalfUp, times } from '../price/fraction';

/** A fraction for drawing and for percentages, where no sum is made of it any more. */
export const numberOf = ({ n, d }: Fraction): number => Number(n) / Number(d);

const TEN = fraction(10);

/** A figure as it is read: whole numbers whole, others to two places, from 10 on to one; a half upward. */
export const figureText = (value: Fraction): string => {
  if (value.d === 1) return grouped(Number(value.n));
  const large = compareFractions(value, TEN) >= 0;
  const places = large ? 10 : 100;
  return (roundHalfUp(times(value, fraction(places))) / places).toFixed(large ? 1 : 2);
};
