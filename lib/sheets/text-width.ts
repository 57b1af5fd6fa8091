import type { Run } from '@/lib/rules/core/sheet/sheet';

// advances of Inter from U+0020 to U+007E in hundredths of an em, regular and semibold
const table = (advances: string): readonly number[] => advances.split(' ').map(Number);
const REGULAR = table(
  '29 29 47 64 65 99 65 30 37 37 51 67 29 46 29 37 64 41 61 62 65 60 63 57 62 63 29 31 67 67 67 52 97 69 66 74 73 61 60 75 75 27 58 68 57 91 76 77 64 77 65 65 65 75 69 99 69 68 63 37 37 37 48 46 33 57 62 58 62 59 38 62 60 25 25 55 25 88 60 60 62 62 38 53 33 60 57 82 55 57 56 43 34 43 67',
);
const SEMIBOLD = table(
  '26 33 53 65 66 101 67 33 38 38 54 68 32 47 32 38 66 43 63 64 67 62 64 58 65 64 32 33 68 68 68 55 100 73 66 74 73 61 59 75 75 28 58 71 57 93 76 77 65 78 66 66 67 74 73 103 72 72 66 38 38 38 49 47 36 58 63 59 63 60 39 63 62 27 27 57 27 91 62 61 63 63 40 55 36 62 59 84 57 59 57 46 36 46 68',
);

const MM_PER_POINT = 25.4 / 72;
const OTHER_LETTER = 72;
const FULL_WIDTH = 100;

/** Signs of our own texts, semibold. */
const SIGNS: ReadonlyMap<string, number> = new Map(
  Object.entries({ '–': 52, '−': 68, '×': 68, '½': 87, '¼': 84, '’': 30, '…': 96, '°': 46 }),
);

/** The advances of a word and of the space before it, in hundredths of an em. */
type WordAdvances = { readonly gap: number; readonly word: number };

/** Letters beyond the tables, words and short texts, whose width is known already. */
type WidthCache = {
  readonly advances: readonly number[];
  readonly letters: Map<string, number>;
  readonly words: Map<string, WordAdvances>;
  readonly texts: Map<string, number>;
};

const newKnown = (advances: readonly number[]): WidthCache => ({
  advances,
  letters: new Map(),
  words: new Map(),
  texts: new Map(),
});

const REGULAR_KNOWN = newKnown(REGULAR);
const SEMIBOLD_KNOWN = newKnown(SEMIBOLD);

const MOST_KNOWN = 5000;
/** Longer texts are seldom asked for twice. */
const SHORT = 150;

/** What is known, or found now and kept; all is forgotten before it grows too much. */
const rememberWidth = <T>(cache: Map<string, T>, key: string, find: (key: string) => T): T => {
  const cached = cache.get(key);
  if (cached !== undefined) return cached;
  if (cache.size >= MOST_KNOWN) cache.clear();
  const width = find(key);
  cache.set(key, width);
  return width;
};

const otherAdvance = (character: string, advances: readonly number[]): number => {
  const base = character.normalize('NFD');
  const listed = advances[(base.codePointAt(0) ?? 0) - 0x20];
  if (listed !== undefined) return listed;
  if (/\p{M}/u.test(character)) return 0;
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}]/u.test(
    character,
  )
    ? FULL_WIDTH
    : OTHER_LETTER;
};

const advance = (character: string, { advances, letters }: WidthCache): number =>
  advances[character.charCodeAt(0) - 0x20] ??
  SIGNS.get(character) ??
  rememberWidth(letters, character, () => otherAdvance(character, advances));

const knownOf = (style: Run['style'] | undefined): WidthCache =>
  style === 'strong' ? SEMIBOLD_KNOWN : REGULAR_KNOWN;

const summed = (text: string, cache: WidthCache): number => {
  let sum = 0;
  for (const character of text) sum += advance(character, cache);
  return sum;
};

const inMm = (hundredths: number, points: number): number => (hundredths / 100) * points * MM_PER_POINT;

/** Width of a text in mm, never too small, so that both writers break lines at the same places. */
export const textWidth = (text: string, points: number, style?: Run['style']): number => {
  const widths = knownOf(style);
  const sum =
    text.length > SHORT
      ? summed(text, widths)
      : rememberWidth(widths.texts, text, () => summed(text, widths));
  return inMm(sum, points);
};

/** A word with the space before it. */
type Piece = {
  readonly text: string;
  readonly style: Run['style'] | undefined;
  readonly gap: number;
  readonly width: number;
};

const wordAdvances = (text: string, cache: WidthCache): WordAdvances => {
  const word = text.trimStart();
  return { gap: summed(text.slice(0, text.length - word.length), cache), word: summed(word, cache) };
};

const piece = ({ style }: Run, text: string, points: number): Piece => {
  const widths = knownOf(style);
  const { gap, word } =
    text.length > SHORT
      ? wordAdvances(text, widths)
      : rememberWidth(widths.words, text, () => wordAdvances(text, widths));
  return { text, style, gap: inMm(gap, points), width: inMm(word, points) };
};

/** A word wider than the line, in parts that are not. */
const cut = (run: Run, text: string, width: number, points: number): Piece[] => {
  const widths = knownOf(run.style);
  const parts: Piece[] = [];
  let part = '';
  let wide: number | null = null;
  for (const character of text) {
    const more = advance(character, widths);
    if (wide !== null && inMm(wide + more, points) > width) {
      parts.push(piece(run, part, points));
      part = '';
      wide = null;
    }
    part += character;
    // the space before a word takes no room at the start of a line
    if (wide !== null || character.trim() !== '') wide = (wide ?? 0) + more;
  }
  return [...parts, piece(run, part, points)];
};

/**
 * Words with the spaces before them, and at the end those after; a space that does not break is a letter of its word.
 */
const WORDS = /[^\S\u00A0]*[\S\u00A0]+[^\S\u00A0]*$|[^\S\u00A0]*[\S\u00A0]+|\s+/g;

/** Made one after the other, for of a long text often only the first lines are wanted. */
function* pieces(runs: readonly Run[], width: number, points: number): Generator<Piece> {
  for (const run of runs) {
    for (const [text] of run.text.matchAll(WORDS)) {
      const whole = piece(run, text, points);
      if (whole.width > width) yield* cut(run, text, width, points);
      else yield whole;
    }
  }
}

const joined = (line: readonly Piece[]): Run[] => {
  const runs: Run[] = [];
  for (const { text, style } of line) {
    const last = runs.at(-1);
    if (last !== undefined && last.style === style)
      runs[runs.length - 1] = { ...last, text: last.text + text };
    else runs.push(style === undefined ? { text } : { text, style });
  }
  return runs.map((run, index) => (index === 0 ? { ...run, text: run.text.trimStart() } : run));
};

/**
 * The lines of a text set `width` mm wide at `points`, at most `limit` of them; what is left out ends in "…".
 * Words stay whole unless one is wider than the line.
 */
export const wrapRuns = (
  runs: readonly Run[],
  width: number,
  points: number,
  limit = Number.POSITIVE_INFINITY,
): Run[][] => {
  const lines: Piece[][] = [];
  let room = 0;
  for (const each of pieces(runs, width, points)) {
    const line = lines.at(-1);
    if (line === undefined || each.gap + each.width > room) {
      if (lines.length > limit) break;
      lines.push([each]);
      room = width - each.width;
    } else {
      line.push(each);
      room -= each.gap + each.width;
    }
  }
  if (lines.length <= limit) return lines.map(joined);
  const shortened = lines.slice(0, limit).map(joined);
  const [last, ...rest] = (shortened.at(-1) ?? []).toReversed();
  if (last !== undefined)
    shortened[limit - 1] = [...rest.toReversed(), { ...last, text: `${last.text.trimEnd()} …` }];
  return shortened;
};
