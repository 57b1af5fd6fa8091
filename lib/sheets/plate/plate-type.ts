import type { PlateSheet } from '@/lib/rules/core/sheet/sheet-parts';
import { INK, PAPER, SOFT } from '../paper';
import { fittingPoints, runWidth } from '../placed/face-width';
import { type DrawOp, group, line, MM_PER_POINT, type PathMark, run, type TextStyle } from '../placed/mark';

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

/** Paper on its side, in mm; a large plate has the double of it. */
export const platePaper = ({ paper, large }: Pick<PlateSheet, 'paper' | 'large'>) => {
  const { width, height } = PAPER[paper];
  return large ? { width: width * 2, height } : { width: height, height: width };
};

/** From the edge of the paper to the frame, and to what it encloses. */
const EDGE = 7;
export const INNER = 17;

/** A line of ink. */
export const stroke = (d: string, width: number, x = 0, y = 0): PathMark => ({
  kind: 'path',
  d,
  x,
  y,
  scale: 1,
  stroke: INK,
  width,
});

const rect = (inset: number, width: number, height: number, weight: number): PathMark =>
  stroke(`M0 0H${width - 2 * inset}V${height - 2 * inset}H0z`, weight, inset, inset);

/** Black and white in turn around the paper, as on the neat line of a map. */
const neatLine = (width: number, height: number, edge: number): PathMark => {
  const [inset, thick] = [edge + 1.15, 1.25];
  const [w, h] = [width - 2 * inset, height - 2 * inset];
  const across = Math.round(w / 9.8);
  const down = Math.round(h / 9.8);
  const tops = Array.from({ length: across }, (_, index) => {
    const [x, long] = [thick + ((w - 2 * thick) * index) / across, (w - 2 * thick) / across / 2];
    return `M${x} 0h${long}v${thick}h${-long}zM${x} ${h - thick}h${long}v${thick}h${-long}z`;
  });
  const sides = Array.from({ length: down }, (_, index) => {
    const [y, long] = [thick + ((h - 2 * thick) * index) / down, (h - 2 * thick) / down / 2];
    return `M0 ${y}h${thick}v${long}h${-thick}zM${w - thick} ${y}h${thick}v${long}h${-thick}z`;
  });
  return { kind: 'path', d: [...tops, ...sides].join(''), x: inset, y: inset, scale: 1, fill: INK };
};

/** The frame of a plate. */
export const plateFrame = (width: number, height: number, edge: number = EDGE): DrawOp =>
  group('artifact', [
    rect(edge, width, height, 0.3),
    rect(edge + 1.15, width, height, 0.18),
    rect(edge + 2.4, width, height, 0.18),
    neatLine(width, height, edge),
    rect(edge + 3.3, width, height, 0.45),
  ]);

const FOOT: TextStyle = { points: 6.4, face: 'serif', italic: true };

/** Sources, version and code below the frame, of one plate of several. */
export const plateFoot = (sheet: PlateSheet, width: number, height: number, place: string): DrawOp[] => {
  const { code } = sheet.footer;
  const right = [code?.text ?? '', place, `Muster, ${sheet.date}`].filter(Boolean).join(', ');
  const room = width - 2 * EDGE - runWidth(run(right, FOOT)) - 8;
  const sizes = [6.4, 6, 5.6, 5.2] as const;
  const style = { ...FOOT, points: fittingPoints(run(sheet.source, FOOT), sizes, room) };
  // A text without room is with the battle.
  const [source = ''] = linesOf(sheet.source, room, style);
  return [
    group('paragraph', [
      line(source, EDGE + 2, height - 4.5, style),
      line(right, width - EDGE - 2, height - 4.5, FOOT, 'end'),
    ]),
  ];
};
