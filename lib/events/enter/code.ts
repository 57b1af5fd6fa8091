import 'server-only';
import { customAlphabet } from 'nanoid';
import { db } from '../../db';

/** No letters that are mistaken for digits, no vowels that make words. */
const LETTERS = '23456789BCDFGHJKLMNPQRSTVWXZ';
const LENGTH = 6;

const draw = customAlphabet(LETTERS, LENGTH);
/** Characters that are looked at: a code has fewer, however it is typed. */
const MAX_TYPED = 40;

/** Codes of prints of armies that were entered nowhere begin so. */
const OF_PRINTS = 'MU';

/** Letters before the codes of an event: AM of Autumn Manoeuvres. */
export const initialsOf = (name: string): string => {
  const words = name
    .normalize('NFKD')
    .toUpperCase()
    .replaceAll(/\p{M}/gu, '')
    .split(/[^A-Z]+/)
    .filter((word) => word !== '');
  const [first = '', second] = words;
  const initials = second === undefined ? first.slice(0, 2) : `${first.charAt(0)}${second.charAt(0)}`;
  if (initials.length < 2) return 'EV';
  return initials === OF_PRINTS ? 'MX' : initials;
};

/** As it is printed: AM-3HF2-QN. */
export const printedCode = (initials: string, code: string): string =>
  `${initials}-${code.slice(0, 4)}-${code.slice(4)}`;

/**
 * A code as somebody typed it, ready for an address: small letters and spaces are let pass, and a 0 or 1 that can only
 * be the letter. Empty where nothing was typed.
 */
export const typedCode = (typed: string | string[] | undefined): string =>
  typeof typed === 'string'
    ? typed
        .slice(0, MAX_TYPED)
        .toUpperCase()
        .replaceAll('0', 'O')
        .replaceAll('1', 'I')
        .replaceAll(/[\s/\\?#%.]+/g, '')
    : '';

export type TypedCode = { readonly initials: string | null; readonly code: string };

/** A code as people type it, with or without its first letters and dashes; null for any other text. */
export const readCode = (text: string): TypedCode | null => {
  const typed = text
    .slice(0, MAX_TYPED)
    .toUpperCase()
    .replaceAll(/[\s\-–—]/g, '');
  const [initials, code] = [typed.slice(0, -LENGTH), typed.slice(-LENGTH)];
  const isCode = code.length === LENGTH && [...code].every((letter) => LETTERS.includes(letter));
  return isCode && /^(?:[A-Z]{2,3})?$/.test(initials) ? { initials: initials || null, code } : null;
};

/** Codes that stand for no list yet, all different. */
export const freeCodes = async (count: number): Promise<string[]> => {
  const free = new Set<string>();
  while (free.size < count) {
    const drawn = Array.from({ length: count - free.size }, () => draw());
    const rows = await db.entryVersion.findMany({ where: { code: { in: drawn } }, select: { code: true } });
    const usedCodes = new Set(rows.map(({ code }) => code));
    for (const code of drawn) if (!usedCodes.has(code)) free.add(code);
  }
  return [...free];
};
