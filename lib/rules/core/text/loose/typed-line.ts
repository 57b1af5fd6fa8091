import type { TextWriter } from '../details';
import { plainLine, quoted } from '../quotes';
import { WRITTEN_OUT } from './typed-words';

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

/** A line of cells as one of parts; a last cell that is a number alone is a price. */
export const withParts = (line: string): string => {
  const cells = line.split('\t').filter((cell) => cell.trim() !== '');
  if (cells.length < 2) return line;
  const isPrice = cells.length > 2 && /^ *\d{1,5}(?:[.,]\d{1,3})? *$/.test(cells.at(-1) ?? '');
  return (isPrice ? cells.slice(0, -1) : cells).join('; ');
};

/** Readings of one line that are tried. */
const MOST_VARIANTS = 8;

const WORDS = /(\p{L}+\.?)/u;

/** The line as it is, then with its abbreviations written out, in each way they may be meant. */
export const writtenOut = (line: string): readonly string[] => {
  let variants = [''];
  let inside = false;
  for (const piece of line.split(WORDS)) {
    const bare = piece.endsWith('.') ? piece.slice(0, -1) : piece;
    const longForms = inside ? undefined : WRITTEN_OUT[bare.toLowerCase()];
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

/** "110 pts", "= 110 points", "(110 pts each)" at the end of a line. */
const PRICE =
  /(?:^|[ ,;([=–-])[@=]?\d{1,5}(?:[.,]\d{1,3})? ?(?:points?|pts?|p|punkte|pkt)\.?(?: ?(?:each|ea|apiece|per unit|je)\.?)?[)\]]?$/i;
/** Letters of the longest price at the end of a line. */
const PRICE_LETTERS = 40;
const NUMBER_AT_END = /\d{1,5}[)\]]?$/;
/** What leads the eye to a price: "Musketeers ...... 110", "Musketeers = 110". */
const LEADERS = ['...', '…', ' ='];

/** "[110] Musketeers", "110 pts: Musketeers": the price in front. */
const PRICE_IN_FRONT =
  /^((?:[-–—*•+] )?)(?:[[(]\d{2,5}(?: ?(?:points?|pts?|p)\.?)?[\])]|\d{1,5} ?(?:points?|pts?)\.?)[ :,;=–-]{1,3}(?=\S)/i;

/** A text without some signs at its end. */
export const withoutEnd = (text: string, signs: string): string => {
  let end = text.length;
  while (end > 0 && signs.includes(text[end - 1] ?? '')) end--;
  return text.slice(0, end);
};

const priceBehindLeaders = (line: string): string | undefined => {
  const number = NUMBER_AT_END.exec(line)?.[0];
  if (number === undefined) return undefined;
  const before = line.slice(0, line.length - number.length).trimEnd();
  return LEADERS.some((mark) => before.endsWith(mark)) ? number : undefined;
};

/** A line without the price in front or at its end, which is computed again. */
export const withoutPrice = (line: string): string => {
  const behind = line.replace(PRICE_IN_FRONT, '$1');
  const price = PRICE.exec(behind.slice(-PRICE_LETTERS))?.[0] ?? priceBehindLeaders(behind);
  if (price === undefined) return behind;
  const bare = withoutEnd(behind.slice(0, behind.length - price.length), ' ,;([=–-.…');
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
