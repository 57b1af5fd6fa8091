import { INK, SOFT } from '../ink';
import { runWidth } from '../placed/face-width';
import { MM_PER_POINT, run, type TextStyle } from '../placed/mark';

/** Sizes of everything on a plate, in mm and points, at one step of shrinking. */
export type PlateScale = {
  /** of a usual block */
  readonly block: { readonly width: number; readonly height: number };
  readonly crest: number;
  readonly piece: number;
  readonly gap: number;
  readonly bodyGap: number;
  readonly bracket: number;
  /** the longest name on one line */
  readonly longest: number;
  readonly name: TextStyle;
  readonly detail: TextStyle;
  readonly head: TextStyle;
  readonly about: TextStyle;
};

/** Nothing is set smaller than these. */
const LEAST = { name: 6.6, detail: 6, head: 8, about: 6.2 } as const;

/** The sizes of the mock, times `share`, with type that can be read. */
export const plateScale = (share: number): PlateScale => ({
  block: { width: 17.6 * share, height: Math.max(4.4, 11.6 * share) },
  crest: Math.max(1.6, 3 * share),
  piece: Math.max(5.4, 10.5 * share),
  gap: Math.max(1, 2.6 * share),
  bodyGap: Math.max(3, 7 * share),
  bracket: Math.max(2.4, 3.8 * share),
  longest: Math.max(26, 39 * share),
  name: { points: Math.max(LEAST.name, 10.5 * share), face: 'serif' },
  detail: { points: Math.max(LEAST.detail, 6.6 * share), colour: SOFT },
  head: { points: Math.max(LEAST.head, 12 * share), face: 'serif', italic: true, colour: INK },
  about: { points: Math.max(LEAST.about, 6.8 * share), colour: SOFT },
});

/** Steps in which blocks and type shrink. */
export const SHARES = [1.3, 1.15, 1, 0.9, 0.81, 0.73, 0.66, 0.59, 0.53, 0.47, 0.42, 0.37, 0.33] as const;

/** Height of a line of text, of its size. */
const LEADING = { serif: 1.18, display: 1.1, sans: 1.2 } as const;

/** Height of a line of text in mm. */
export const leading = ({ points, face = 'sans' }: TextStyle): number =>
  points * MM_PER_POINT * LEADING[face];

export const widthOf = (text: string, style: TextStyle): number => runWidth(run(text, style));

/** A word wider than the line, in parts that are not: parted behind a stroke or hyphen where it has one. */
const partsOf = (word: string, width: number, style: TextStyle): string[] => {
  if (widthOf(word, style) <= width) return [word];
  const parts: string[] = [];
  let part = '';
  for (const letter of word) {
    if (part !== '' && widthOf(part + letter, style) > width) {
      const stroke = Math.max(part.lastIndexOf('/'), part.lastIndexOf('-')) + 1;
      const end = stroke > 0 ? stroke : part.length;
      parts.push(part.slice(0, end));
      part = part.slice(end);
    }
    part += letter;
  }
  return [...parts, part];
};

/** A text in lines no wider than `width` mm; nothing is left out. */
export const linesOf = (text: string, width: number, style: TextStyle): string[] => {
  if (text === '') return [];
  if (widthOf(text, style) <= width) return [text];
  const lines: string[] = [];
  for (const word of text.split(' ').flatMap((each) => partsOf(each, width, style))) {
    const last = lines.at(-1);
    const joined = `${last} ${word}`;
    if (last !== undefined && widthOf(joined, style) <= width) lines[lines.length - 1] = joined;
    else lines.push(word);
  }
  return lines;
};

/** The longest of lines, in mm. */
export const longestOf = (lines: readonly string[], style: TextStyle): number =>
  lines.reduce((most, text) => Math.max(most, widthOf(text, style)), 0);
