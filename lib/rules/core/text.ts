import type { ArmyFile } from './document';
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
