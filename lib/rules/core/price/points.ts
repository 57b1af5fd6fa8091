import { grouped } from '../army/number';
import { fraction, fromDecimal, roundHalfUp, times } from './fraction';

declare const unit: unique symbol;

/** Points as the book prints them and people type them, and as a file keeps a limit: 10.5. */
export type PrintedPoints = number & { readonly [unit]?: 'printed' };

/** Points as sums are kept: whole minor units of a system, such as half points: 21. */
export type MinorPoints = number & { readonly [unit]: 'minor' };

/** The only way from a number of minor units, of a table or a sum, to their type. */
export const minorPoints = (amount: number): MinorPoints => amount as MinorPoints;

export const NO_POINTS = minorPoints(0);

/** A larger limit is a slip of the keyboard. */
const MOST: PrintedPoints = 100_000;

/** Minor units, `pointScale` to the point, as printed points. */
export const printedPoints = (minor: MinorPoints, pointScale: number): PrintedPoints => minor / pointScale;

/** Printed points, of a table or of a limit as it was agreed, in minor units: exact, to the nearest. Never −0. */
export const toMinor = (printed: PrintedPoints, pointScale: number): MinorPoints => {
  const product = printed * pointScale;
  return minorPoints(
    Number.isInteger(product) ? product + 0 : roundHalfUp(times(fromDecimal(printed), fraction(pointScale))),
  );
};

/** Printed points as everyone reads them, the same everywhere: "1,385", "10.5", "−30". */
export const pointsText = (printed: PrintedPoints): string => grouped(Math.round(printed * 1000) / 1000);

export type PointsRead =
  | { readonly ok: true /** null where nothing is typed */; readonly value: PrintedPoints | null }
  | { readonly ok: false; readonly message: string };

const SPACES = /[\s\u00a0\u2009\u202f]+/g;
/** Digits, or groups of three parted by one mark; then "½", or another mark and one or two digits. */
const AMOUNT = /^(\d+|[1-9]\d{0,2}(?:([ ,.’'])\d{3})(?:\2\d{3})*)(?: ?(½)|([.,])(\d{1,2}))?$/;
const COEFFICIENT = /^[-−+]?(?:\d{1,9}(?:[.,]\d{0,20})?|[.,]\d{1,20})$/;

/**
 * A count or points as people type them: "1500", "1,500", "1.500", "1 500", "20.5", "20,5", "20½". One mark before
 * exactly three digits parts thousands; undefined for mixed or irregular marks, and for what is not a number.
 */
export const numberTyped = (typed: string): number | undefined => {
  const text = typed.trim().replace(SPACES, ' ');
  if (text === '½') return 0.5;
  const [, whole, parting, half, mark, part = '0'] = AMOUNT.exec(text) ?? [];
  if (whole === undefined || (mark !== undefined && mark === parting)) return undefined;
  // read as one decimal: a sum of two would not be exact
  return Number(`${whole.replace(/\D/g, '')}.${half === undefined ? part : '5'}`);
};

/** A coefficient as people type it, where a point or a comma always begins the decimals: "1.500" is one and a half. */
export const coefficientTyped = (typed: string): number | undefined => {
  const text = typed.trim();
  return COEFFICIENT.test(text) ? Number(text.replace('−', '-').replace(',', '.')) : undefined;
};

/**
 * A limit of points as people type it.
 * @param step what such a limit is counted in: 1 for whole points, 0.5 where a system has halves
 */
export const readPoints = (typed: string, step: number): PointsRead => {
  const text = typed.trim();
  if (text === '') return { ok: true, value: null };
  const value = numberTyped(text);
  if (value === undefined || value < step || value > MOST || !Number.isInteger(value / step)) {
    const kind = step === 1 ? 'A whole number' : 'A whole number, or one and a half as 20.5,';
    return { ok: false, message: `${kind} from ${step} to ${grouped(MOST)}, or nothing for no limit.` };
  }
  return { ok: true, value };
};
