import type { ArmyFile } from './document';
import { shortened } from './malformation';
import { grouped } from './number';
import { numberTyped } from './points';
import type { Assessment } from './system';

export type TextOptions = {
  readonly markup: 'plain' | 'markdown' | 'bbcode';
  readonly length: 'short' | 'full';
};

/** One fault of a text form, with the line it stands on (from 1). */
export type TextFault = { readonly line: number; readonly message: string };

export type TextAnswer<A> =
  | { readonly ok: true; readonly file: ArmyFile<A> }
  | { readonly ok: false; readonly faults: readonly TextFault[] };

/** The human text form of a system; the plain, full form reads back to the same army. */
export type TextForm<A> = {
  writeText(file: ArmyFile<A>, assessment: Assessment, options: TextOptions): string;
  readText(text: string): TextAnswer<A>;
};

/** Why a line cannot be read; its number is added by `readLines`. */
export class LineFault extends Error {}

/** More faults than these help nobody. */
const MAX_FAULTS = 100;
/** Lines of a text: an army of 1,000 units with a note to each has fewer. */
const MAX_LINES = 20_000;
/** Characters of a line: a house table stands on one. */
const MAX_LINE = 50_000;
/** Characters of a message, which may quote the line. */
const MAX_MESSAGE = 200;

/**
 * Hands each line that is not empty to `read`, trimmed.
 * @param read throws LineFault for a line it cannot read
 * @returns the faults with their lines, at most MAX_FAULTS: what follows is not read
 */
export const readLines = (text: string, read: (line: string) => void): TextFault[] => {
  const faults: TextFault[] = [];
  const lines = text.split(/\r?\n/, MAX_LINES + 1);
  for (const [index, line] of lines.entries()) {
    const number = index + 1;
    if (faults.length === MAX_FAULTS) break;
    if (number > MAX_LINES) {
      faults.push({ line: number, message: `The text has more than ${grouped(MAX_LINES)} lines` });
    } else if (line.length > MAX_LINE) {
      faults.push({ line: number, message: `The line has more than ${grouped(MAX_LINE)} characters` });
    } else if (line.trim() !== '') {
      try {
        read(line.trim());
      } catch (fault) {
        if (!(fault instanceof LineFault)) throw fault;
        faults.push({ line: number, message: shortened(fault.message, MAX_MESSAGE) });
      }
    }
  }
  return faults;
};

const NEEDS_QUOTES = /^\s|\s$|[:;[\]"\\]|^$|^-/;

/** A name as it stands in a text line: bare, or in quotes where a bare one would read as something else. */
export const quoted = (name: string): string => (NEEDS_QUOTES.test(name) ? JSON.stringify(name) : name);

/** Splits at a mark outside quotes: `"a; b"; c` at `;` gives two parts. */
export const splitOutside = (line: string, mark: string): string[] => {
  const parts: string[] = [];
  let part = '';
  let inside = false;
  for (let index = 0; index < line.length; index++) {
    const character = line[index] ?? '';
    if (character === '\\' && inside) {
      part += character + (line[++index] ?? '');
      continue;
    }
    if (character === '"') inside = !inside;
    if (!inside && line.startsWith(mark, index)) {
      parts.push(part);
      part = '';
      index += mark.length - 1;
      continue;
    }
    part += character;
  }
  return [...parts, part].map((text) => text.trim());
};

/** A limit as text forms write it, with or without its word: "limit 1,500", "20.5". @throws LineFault */
export const limitIn = (text: string): number => {
  const value = numberTyped(text.replace(/^limit /, ''));
  if (value === undefined) throw new LineFault(`"${text}" is no limit: it reads "limit 1500" or "no limit"`);
  return value;
};

/** The name that `quoted` wrote; undefined for broken quotes. */
export const unquoted = (text: string): string | undefined => {
  if (!text.startsWith('"')) return text;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'string' ? value : undefined;
  } catch {
    return undefined;
  }
};
