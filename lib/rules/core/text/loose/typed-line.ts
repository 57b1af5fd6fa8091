import type { TextWriter } from '../details';
import { plainLine, quoted } from '../quotes';

/** One way to read a typed line: the strict lines that it means. Whatever is not sure is asked about. */
export type LineReading = { readonly lines: readonly string[]; readonly sure: boolean };

/** Words as the plain text form has them. */
export const PLAIN_WRITER: TextWriter = { safe: quoted, inQuotes: JSON.stringify, asRow: JSON.stringify };

/** Choices that are offered for one line. */
export const MOST_CHOICES = 60;

/** The longest typed army; a longer text, or one with more unclear lines, is read strictly or not at all. */
export const MOST_TYPED = { characters: 20_000, lines: 500, open: 100 };

/** The longest typed line; longer ones are read strictly or not at all. */
export const MAX_TYPED = 400;

const FENCE = /^(?:```|~~~)/;
const RULED = /^[-=_*~#+ ]{3,}$/;

/** True for a line that says nothing of an army: a fence of code, a line of strokes, an underline of a heading. */
export const isDecoration = (line: string): boolean =>
  line.length <= MAX_TYPED && (FENCE.test(line) || RULED.test(line));

/** A line without what mail, forums and hasty fingers put around and between its words; quotes keep what they hold. */
export const tidy = (line: string): string => {
  const plain = plainLine(line.replaceAll('&nbsp;', ' ').trim());
  let tidied = '';
  let inside = false;
  for (const character of plain) {
    if (character === '"') inside = !inside;
    if (inside || character !== ' ' || !tidied.endsWith(' ')) tidied += character;
  }
  return tidied;
};

/** What players write for the words of the books. Some stand for two. */
const SHORT: Readonly<Record<string, readonly string[]>> = {
  art: ['artillery'],
  arty: ['artillery'],
  batt: ['battalion', 'battery'],
  batts: ['battalions', 'batteries'],
  bde: ['brigade'],
  bn: ['battalion'],
  bns: ['battalions'],
  brig: ['brigade'],
  btln: ['battalion'],
  btry: ['battery'],
  bty: ['battery'],
  cav: ['cavalry'],
  cdr: ['commander'],
  cmdr: ['commander'],
  cuir: ['cuirassiers'],
  cuirs: ['cuirassiers'],
  div: ['division'],
  drag: ['dragoons'],
  drags: ['dragoons'],
  fig: ['figures'],
  figs: ['figures'],
  fus: ['fusiliers'],
  gen: ['general'],
  gren: ['grenadiers', 'grenadier'],
  grens: ['grenadiers'],
  how: ['howitzers'],
  hus: ['hussars'],
  hvy: ['heavy'],
  inf: ['infantry', 'inferior'],
  lg: ['large'],
  lt: ['light'],
  med: ['medium'],
  musk: ['musketeers'],
  musks: ['musketeers'],
  pdr: ['pounder'],
  regt: ['regiment'],
  rgt: ['regiment'],
  sm: ['small'],
  sq: ['squadrons'],
  sqn: ['squadrons'],
  sqns: ['squadrons'],
  std: ['standard'],
  sup: ['superior'],
};

/** Readings of one line that are tried. */
const MOST_VARIANTS = 8;

const WORDS = /([A-Za-z]+\.?)/;

/** The line as it is, then with its abbreviations written out, in each way they may be meant. */
export const writtenOut = (line: string): readonly string[] => {
  let variants = [''];
  let inside = false;
  for (const piece of line.split(WORDS)) {
    const bare = piece.endsWith('.') ? piece.slice(0, -1) : piece;
    const longForms = inside ? undefined : SHORT[bare.toLowerCase()];
    const meanings = longForms ?? [piece];
    variants = variants
      .flatMap((start) => meanings.map((meaning) => start + meaning))
      .slice(0, MOST_VARIANTS);
    for (const character of piece) if (character === '"') inside = !inside;
  }
  return [...new Set([line, ...variants])];
};

const BULLET = /^(?:[-–—*•‣·+]|->|\d{1,3}[.)](?=\s)|\(?[a-z\d]{1,2}\)(?=\s)|\d{1,2}\.\d{1,2}\.?(?=\s))\s*/i;

/** The text after the bullet or number of an item; undefined for a line without one. */
export const behindBullet = (line: string): string | undefined => {
  const mark = BULLET.exec(line)?.[0];
  return mark === undefined || mark.length === line.length ? undefined : line.slice(mark.length);
};

const PRICE = /(?:^|[ ,;(=–-])\d{1,5}(?:[.,]\d{1,3})? ?(?:points?|pts?|p)\.?\)?$/i;

/** A text without some signs at its end. */
export const withoutEnd = (text: string, signs: string): string => {
  let end = text.length;
  while (end > 0 && signs.includes(text[end - 1] ?? '')) end--;
  return text.slice(0, end);
};

/** A line without the price at its end, which is computed again. */
export const withoutPrice = (line: string): string => {
  const price = PRICE.exec(line.slice(-24));
  if (price === null) return line;
  const bare = withoutEnd(line.slice(0, line.length - price[0].length), ' ,;(=–-');
  return bare === '' ? line : bare;
};

/** The parts of a line, whatever parts them: commas, semicolons, colons, brackets, strokes between blanks. */
export const partsOf = (line: string): readonly string[] => {
  const parts: string[] = [];
  let part = '';
  let inside = false;
  const end = () => {
    if (part.trim() !== '') parts.push(part.trim());
    part = '';
  };
  for (let index = 0; index < line.length; index++) {
    const character = line[index] ?? '';
    const around = `${line[index - 1] ?? ' '}${line[index + 1] ?? ' '}`;
    const isNumber = /^\d\d$/.test(around) && (character === ',' || character === ':');
    const isStroke = /[-–—|/]/.test(character) && around === '  ';
    if (character === '"') inside = !inside;
    if (!inside && !isNumber && (isStroke || ',;:()[]'.includes(character))) end();
    else part += character;
  }
  end();
  return parts;
};
