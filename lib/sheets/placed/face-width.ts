import type { Run } from '@/lib/rules/core/sheet/sheet';
import { textWidth } from '../text-width';
import { type Face, isFigures, MM_PER_POINT, type TextRun } from './mark';

const table = (advances: string): readonly number[] => advances.split(' ').map(Number);

// advances of Libre Caslon from U+0020 to U+007E in hundredths of an em
const SERIF = table(
  '28 31 37 68 54 81 82 22 31 31 49 51 27 47 27 37 64 42 58 56 59 55 59 50 60 60 29 29 52 57 52 42 88 75 70 78 81 70 65 81 86 38 37 79 66 102 83 84 67 84 74 60 76 78 73 110 79 71 68 33 37 33 50 70 17 53 61 54 61 57 36 52 62 30 29 60 29 91 62 62 62 61 42 44 35 60 57 85 58 58 52 33 28 33 59',
);
const SERIF_ITALIC = table(
  '29 34 38 67 58 97 94 22 32 33 49 52 29 48 29 35 65 43 61 60 56 55 58 52 63 58 33 34 59 63 59 49 92 75 72 75 81 72 65 80 86 40 38 75 70 100 82 81 66 81 74 59 74 78 74 103 75 72 70 37 63 37 50 72 12 61 58 50 61 49 33 53 60 34 31 57 32 90 63 56 57 58 46 45 34 62 62 91 57 55 56 36 32 36 59',
);
const DISPLAY = table(
  '24 24 26 61 52 58 83 17 27 27 41 46 24 36 24 33 63 35 51 52 51 50 52 44 53 52 24 25 43 49 43 37 76 66 62 68 71 62 56 71 74 33 33 66 59 88 74 74 57 74 62 56 67 67 66 95 72 62 59 31 33 31 37 40 20 40 47 41 48 43 27 41 46 23 22 46 23 66 47 48 48 47 32 35 27 45 45 62 46 46 39 31 21 31 45',
);

const tableOf = (face: Face, italic: boolean): readonly number[] =>
  face === 'display' ? DISPLAY : italic ? SERIF_ITALIC : SERIF;

const sansStyle = (strong: boolean): Run['style'] | undefined => (strong ? 'strong' : undefined);

const advancesOf = new Map<readonly number[], Map<string, number>>(
  [SERIF, SERIF_ITALIC, DISPLAY].map((advances) => [advances, new Map()]),
);
const MOST_KNOWN = 5000;

const otherAdvance = (character: string, advances: readonly number[]): number => {
  const base = advances[(character.normalize('NFD').codePointAt(0) ?? 0) - 0x20];
  return base === undefined ? textWidth(character, 1 / MM_PER_POINT) : base / 100;
};

/** Of a letter beyond the table, in ems; kept, for it costs more to find. */
const keptAdvance = (character: string, advances: readonly number[]): number => {
  const letters = advancesOf.get(advances);
  const advance = letters?.get(character) ?? otherAdvance(character, advances);
  if (letters !== undefined && letters.size >= MOST_KNOWN) letters.clear();
  letters?.set(character, advance);
  return advance;
};

/** Width of a stretch of text in mm: exact for the letters of western Europe, never too small for others. */
export const runWidth = ({ text, face, points, strong, italic }: Omit<TextRun, 'colour'>): number => {
  // figures that stand in columns are all as wide as a nought
  if (face === 'sans')
    return textWidth(isFigures(text) ? text.replace(/\d/g, '0') : text, points, sansStyle(strong));
  const advances = tableOf(face, italic);
  let sum = 0;
  for (const character of text) {
    const plain = advances[character.charCodeAt(0) - 0x20];
    sum += plain === undefined ? keptAdvance(character, advances) : plain / 100;
  }
  return sum * points * MM_PER_POINT;
};

/** Width of several stretches on one line. */
export const runsWidth = (runs: readonly TextRun[]): number =>
  runs.reduce((sum, each) => sum + runWidth(each), 0);

/** Smaller than this nothing is read. */
const LEAST = 6;

const smaller = (points: number, width: number, room: number, least: number): number =>
  Math.min(points, Math.max(least, (points * room) / width));

/** What a text set to fill its room may seem wider than it, by the way numbers are rounded. */
const GRAIN = 0.001;

/** The text as it is; or cut short, with "…" behind. */
const cut = (whole: TextRun, width: number): TextRun => {
  if (runWidth(whole) <= width + GRAIN) return whole;
  const shortened = (letters: number): TextRun => ({
    ...whole,
    text: `${whole.text.slice(0, letters).trimEnd()}…`,
  });
  let [least, most] = [0, whole.text.length];
  while (least < most) {
    const letters = Math.ceil((least + most) / 2);
    if (runWidth(shortened(letters)) > width) most = letters - 1;
    else least = letters;
  }
  return shortened(least);
};

/** The text, set smaller if it must be to fit into `width`, and only then cut short. `firm` text keeps its size. */
export const fitted = (whole: TextRun, width: number, firm = false): TextRun => {
  const wide = runWidth(whole);
  if (wide <= width) return whole;
  return cut(firm ? whole : { ...whole, points: smaller(whole.points, wide, width, LEAST) }, width);
};

/** Stretches of one line, set as much smaller as they must to fit into `width`, but never too small to be read. */
export const shrunk = (runs: readonly TextRun[], width: number, least = LEAST): TextRun[] => {
  const wide = runsWidth(runs);
  if (wide <= width) return [...runs];
  return runs.map((each) => ({ ...each, points: smaller(each.points, wide, width, least) }));
};

/** The largest of the sizes at which a text fits into `width`; the last of them where none does. */
export const fittingPoints = (whole: TextRun, sizes: readonly number[], width: number): number =>
  sizes.find((points) => runWidth({ ...whole, points }) <= width) ?? sizes.at(-1) ?? whole.points;

/** A word in parts that fit into `width`. */
const broken = (whole: TextRun, word: string, width: number): string[] => {
  const parts: string[] = [];
  for (const letter of word) {
    const longer = `${parts.at(-1) ?? ''}${letter}`;
    if (parts.length > 0 && runWidth({ ...whole, text: longer }) <= width) parts[parts.length - 1] = longer;
    else parts.push(letter);
  }
  return parts;
};

/** A text on as many lines as it needs, their words as far forward as they go; a word wider than a line is broken. */
export const onLines = (whole: TextRun, width: number): readonly TextRun[] => {
  const lines: string[] = [];
  for (const word of whole.text.split(' ')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && runWidth({ ...whole, text: longer }) <= width) lines[lines.length - 1] = longer;
    else if (runWidth({ ...whole, text: word }) <= width) lines.push(word);
    else lines.push(...broken(whole, word, width));
  }
  return lines.map((text) => ({ ...whole, text }));
};

/** A text on two lines of a picture, which has no more; what the second has no room for is cut short. */
export const onTwoLines = (whole: TextRun, width: number): readonly TextRun[] => {
  const words = whole.text.split(' ');
  const fitting = words.findLastIndex(
    (_, index) => runWidth({ ...whole, text: words.slice(0, index + 1).join(' ') }) <= width,
  );
  const first = Math.max(1, fitting + 1);
  const rest = words.slice(first).join(' ');
  return [words.slice(0, first).join(' '), rest]
    .filter((text) => text !== '')
    .map((text) => fitted({ ...whole, text }, width, true));
};
