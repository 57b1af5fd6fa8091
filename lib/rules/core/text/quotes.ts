import { shortened } from '../read/malformation';
import { LineFault } from './lines';

/** A bare name that begins so would be read as a count of units: "3 x Foot". */
export const TIMES = /^(\d{1,4})\s*[x×]\s*/i;

// ends in spaces, marks of the grammar, a list, a heading, a quotation, bold, or the quotes of other keyboards
const NEEDS_QUOTES = /^\s|\s$|[:;[\]"\\]|^$|^[-–—•‣*#>“„«]|\*\*|__|^\d{1,4}\s*[x×]/i;

/** A name that ends in a price, or has one in brackets: a list that was typed has such lines. */
const HAS_PRICE = /[[\]]|\d ?(?:points|pts)\.?$/i;

/** What a fault quotes of a line. */
const MAX_TOLD = 60;

/** Words of a line as a fault quotes them. */
export const excerpt = (words: string): string => `"${shortened(words, MAX_TOLD)}"`;

/** A name as written in a text line: bare, or in quotes if a bare one would read as something else. */
export const quoted = (name: string): string =>
  NEEDS_QUOTES.test(name) || HAS_PRICE.test(name) ? JSON.stringify(name) : name;

/** The name that `quoted` wrote, or one without quotes. @throws LineFault for broken quotes */
export const nameIn = (text: string): string => {
  if (!text.startsWith('"')) return text;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'string') return value;
  } catch {
    // Reported below, like a value that is not a text.
  }
  throw new LineFault(`The quotes in ${excerpt(text)} do not match`);
};

/** The name of something that has a price. @throws LineFault for broken quotes, and for a bare name with a price */
export const pricedNameIn = (text: string): string => {
  if (text.startsWith('"') || !HAS_PRICE.test(text)) return nameIn(text);
  throw new LineFault(`${excerpt(text)} may have a price in it: put the name in quotes`);
};

const CLOSING: Readonly<Record<string, RegExp>> = { '“': /”/, '„': /[“”]/, '«': /»/ };
/** No name is longer, and no line has more quotes of other keyboards. */
const MAX_QUOTED = 200;
const MAX_QUOTES = 50;
const BEGINS_PART = /(?:^|[:;,–—•‣*-]|\d ?[x×]) *$/i;
const ENDS_PART = /^ *(?:[:;,[]|$)/;

/** What quotes of other keyboards hold, where they hold a whole part of the line. */
const otherQuotes = (line: string, at: number): string | undefined => {
  const closing = CLOSING[line[at] ?? ''];
  if (closing === undefined || !BEGINS_PART.test(line.slice(Math.max(0, at - 9), at))) return undefined;
  const ahead = line.slice(at + 1, at + MAX_QUOTED);
  const end = ahead.search(closing);
  return end < 0 || !ENDS_PART.test(ahead.slice(end + 1)) ? undefined : ahead.slice(0, end);
};

/** What is not there in most lines. */
const MARKED = /^[>#]|["“„«]|\*\*|__|[^\S ]/;

/** A line without what mail and forums put around it (quotation marks, headings, bold), in straight quotes. */
export const plainLine = (line: string): string => {
  if (!MARKED.test(line)) return line;
  const bare = line.replace(/^(?:>\s?)+/, '').replace(/^#{1,6}\s+/, '');
  let plain = '';
  let inside = false;
  let tries = 0;
  for (let index = 0; index < bare.length; index++) {
    const character = bare[index] ?? '';
    const tried = !inside && character in CLOSING && tries++ < MAX_QUOTES;
    const other = tried ? otherQuotes(bare, index) : undefined;
    if (inside && character === '\\') plain += character + (bare[++index] ?? '');
    else if (other !== undefined) {
      plain += JSON.stringify(other);
      index += other.length + 1;
    } else if (!inside && (bare.startsWith('**', index) || bare.startsWith('__', index))) index++;
    else {
      if (character === '"') inside = !inside;
      plain += !inside && /\s/.test(character) ? ' ' : character;
    }
  }
  return plain.trim();
};

const THOUSANDS = /^\d,\d{3}(?!\d)/;

/** Splits at a mark outside quotes; a comma within a number, as in 1,200, does not split. Spaces stay. */
export const partsOutside = (line: string, mark: string): string[] => {
  const parts: string[] = [];
  let from = 0;
  let inside = false;
  for (let index = 0; index < line.length; index++) {
    const character = line[index];
    if (character === '\\' && inside) index++;
    else if (character === '"') inside = !inside;
    else if (
      !inside &&
      character === mark &&
      !THOUSANDS.test(line.slice(Math.max(0, index - 1), index + 5))
    ) {
      parts.push(line.slice(from, index));
      from = index + 1;
    }
  }
  return [...parts, line.slice(from)];
};

/** Splits at a mark outside quotes: `"a; b"; c` at `;` gives two parts, trimmed. */
export const splitOutside = (line: string, mark: string): string[] =>
  partsOutside(line, mark).map((part) => part.trim());
