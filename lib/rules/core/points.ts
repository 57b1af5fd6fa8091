import { grouped } from './number';

/** Points as the book prints them and people type them: 10.5. Sums are kept in minor units, whole: 21. */
export type PrintedPoints = number;

/** A larger limit is a slip of the keyboard. */
const MOST: PrintedPoints = 100_000;

/** Minor units, `pointScale` to the point, as printed points. */
export const printedPoints = (minor: number, pointScale: number): PrintedPoints => minor / pointScale;

/** Printed points as everybody reads them, the same everywhere: "1,385", "10.5", "−30". */
export const pointsText = (printed: PrintedPoints): string => grouped(Math.round(printed * 1000) / 1000);

export type PointsRead =
  | { readonly ok: true /** null where nothing is typed */; readonly value: PrintedPoints | null }
  | { readonly ok: false; readonly message: string };

const SPACES = /[\s\u00a0\u2009\u202f]+/g;
const WHOLE = /^(?:\d+|\d{1,3}(?:[ ,’']\d{3})+)$/;
/** The part behind the whole ones: "½", or a point or comma and one or two digits. */
const PART = /(?: ?½|[.,]\d{1,2})$/;
/** Three digits behind a point are thousands to some readers and a fraction to others. */
const EITHER = /^\d{1,3}\.\d{3}$/;

const partIn = (part: string): number => (part.endsWith('½') ? 0.5 : Number(`0.${part.slice(1)}`));

/** A number as people type it: "1500", "1,500", "1 500", "20.5", "20,5", "20½"; undefined for anything else. */
export const numberTyped = (typed: string): number | undefined => {
  const text = typed.trim().replace(SPACES, ' ');
  const part = PART.exec(text)?.[0] ?? '';
  const whole = text.slice(0, text.length - part.length);
  if (whole === '' ? part !== '½' : !WHOLE.test(whole)) return undefined;
  return Number(whole.replace(/\D/g, '')) + (part === '' ? 0 : partIn(part));
};

/**
 * A limit of points as people type it.
 * @param step what such a limit is counted in: 1 for whole points, 0.5 where a system has halves
 */
export const readPoints = (typed: string, step: number): PointsRead => {
  const text = typed.trim();
  if (text === '') return { ok: true, value: null };
  if (EITHER.test(text)) {
    const message = `${text} can be read in two ways: write ${text.replace('.', '')} or ${Number(text)}.`;
    return { ok: false, message };
  }
  const value = numberTyped(text);
  if (value === undefined || value < step || value > MOST || !Number.isInteger(value / step)) {
    const kind = step === 1 ? 'A whole number' : 'A whole number, or one and a half as 20.5,';
    return { ok: false, message: `${kind} from ${step} to ${grouped(MOST)}, or nothing for no limit.` };
  }
  return { ok: true, value };
};
