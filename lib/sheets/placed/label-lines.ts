import { fitted, runsWidth, runWidth } from './face-width';
import { MM_PER_POINT, run, type TextRun, type TextStyle } from './mark';

/** A piece of a line with its place in it. */
type Piece = { readonly x: number; readonly runs: readonly TextRun[] };

/** One line of a label: its type, its height, its content. */
export type LabelLine = {
  readonly points: number;
  readonly height: number;
  readonly pieces: readonly Piece[];
};

/**
 * Where lines may stand: from `top`, as wide as the label less what `indent` says of each height. `leading` is the
 * height of a line in heights of its type.
 */
export type LinePlace = {
  readonly top: number;
  readonly width: number;
  readonly leading: number;
  readonly indent: (y: number) => number;
};

const lineHeight = (points: number, { leading }: Pick<LinePlace, 'leading'>): number =>
  points * MM_PER_POINT * leading;

const widths = new Map<string, number>();
const MOST_KNOWN = 5000;

/** Width of a word: a label is tried in many sizes, so what a word is wide at one point is kept. */
const wordWidth = (word: string, { points, strong = false }: TextStyle): number => {
  const key = `${strong ? '*' : ' '}${word}`;
  let width = widths.get(key);
  if (width === undefined) {
    if (widths.size >= MOST_KNOWN) widths.clear();
    const plain = (text: string): number => runWidth(run(text, { points: 1, strong }));
    // figures are as wide as in a column where they stand alone, and as in a text beside other words
    width = Math.max(plain(word), plain(`x${word}`) - plain('x'));
    widths.set(key, width);
  }
  return width * points;
};

/** Pieces beside each other, on as many lines as they need; null if one of them is wider than its line. */
export const pieceLines = (
  pieces: readonly (readonly TextRun[])[],
  points: number,
  gap: number,
  place: LinePlace,
): LabelLine[] | null => {
  const { top, width, indent } = place;
  const height = lineHeight(points, place);
  const lines: { points: number; height: number; pieces: Piece[] }[] = [];
  let x = 0;
  for (const runs of pieces) {
    const wide = runsWidth(runs);
    const line = lines.at(-1);
    if (line !== undefined && x + gap + wide <= width) {
      line.pieces.push({ x: x + gap, runs });
      x += gap + wide;
      continue;
    }
    const inwards = indent(top + lines.length * height);
    if (inwards + wide > width) return null;
    lines.push({ points, height, pieces: [{ x: inwards, runs }] });
    x = inwards + wide;
  }
  return lines;
};

/** Items with commas between them: broken between two, and within one only where it is wider than a line. */
const itemWords = (items: readonly string[], style: TextStyle, width: number): string[] =>
  items.flatMap((item, index) => {
    const whole = index < items.length - 1 ? `${item},` : item;
    return wordWidth(whole, style) <= width ? [whole] : whole.split(/\s+/);
  });

/** Items of text in lines; null if a word is wider than its line. One item is broken at its spaces. */
export const textLines = (
  items: readonly string[],
  style: TextStyle,
  place: LinePlace,
): LabelLine[] | null => {
  const { top, width, indent } = place;
  const height = lineHeight(style.points, place);
  const lines: string[] = [];
  const inwards = (index: number): number => indent(top + index * height);
  const space = wordWidth(' ', style);
  let used = 0;
  for (const word of itemWords(items, style, width - inwards(0))) {
    const wide = wordWidth(word, style);
    const last = lines.length - 1;
    if (last >= 0 && used + space + wide <= width - inwards(last)) {
      lines[last] += ` ${word}`;
      used += space + wide;
      continue;
    }
    if (wide > width - inwards(lines.length)) return null;
    lines.push(word);
    used = wide;
  }
  return lines.map((line, index) => ({
    points: style.points,
    height,
    pieces: [{ x: inwards(index), runs: [run(line, style)] }],
  }));
};

/** Text on one line, cut short where it must. */
export const cutLine = (text: string, style: TextStyle, place: LinePlace): LabelLine => {
  const x = place.indent(place.top);
  return {
    points: style.points,
    height: lineHeight(style.points, place),
    pieces: [{ x, runs: [fitted(run(text, style), place.width - x, true)] }],
  };
};

/** As many words as one line has room for, the rest on a second one, which is cut short where it must. */
export const cutLines = (text: string, style: TextStyle, place: LinePlace, most: 1 | 2): LabelLine[] => {
  if (most === 1) return [cutLine(text, style, place)];
  const words = text.split(/\s+/);
  const next = { ...place, top: place.top + lineHeight(style.points, place) };
  for (let count = words.length - 1; count > 0; count--) {
    const first = textLines([words.slice(0, count).join(' ')], style, place);
    if (first?.length === 1) return [...first, cutLine(words.slice(count).join(' '), style, next)];
  }
  return [cutLine(text, style, place)];
};
