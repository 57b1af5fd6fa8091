import { numberTyped } from '../price/points';
import { grouped } from './number';

/** What a number may be: at least and at most, in whole ones or, with a step of 0.5 or 0.25, in halves or quarters. */
export type Bounds = { readonly min: number; readonly max: number; readonly step?: number };

export type NumberRead =
  | { readonly ok: true /** null where nothing is typed */; readonly value: number | null }
  | { readonly ok: false; readonly message: string };

const SIGN = /^[-−+] ?/;

/** A number as people type it into a field: "1500", "1,500", "20½", "-2", "+1". */
export const readNumber = (typed: string, { min, max, step = 1 }: Bounds): NumberRead => {
  const text = typed.trim();
  if (text === '') return { ok: true, value: null };
  const [sign = ''] = SIGN.exec(text) ?? [];
  const amount = numberTyped(text.slice(sign.length));
  const value = amount === undefined ? Number.NaN : amount * (/^[-−]/.test(sign) ? -1 : 1);
  const grain = Math.min(1, step);
  // also for what is not a number
  if (!(value >= min && value <= max && Number.isInteger(value / grain))) {
    const kind = grain === 1 ? 'A whole number' : `A number in ${grain === 0.5 ? 'halves' : 'quarters'}`;
    return { ok: false, message: `${kind} from ${grouped(min)} to ${grouped(max)}.` };
  }
  return { ok: true, value: value === 0 ? 0 : value };
};
