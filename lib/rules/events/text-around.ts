import { readLines } from '../core/text/lines';
import { plainLine } from '../core/text/quotes';
import { KIND_OF } from './text-rules';

/** What lines of a pack begin with. */
export const WORDS: readonly string[] = ['pack', 'on', 'notes', ...KIND_OF.keys()];

/** A line without what mail puts around it, parted at its first colon. */
export type TextLine = {
  readonly plain: string;
  /** in small letters */
  readonly word: string;
  readonly rest: string;
  readonly number: number;
};

export const textLine = (line: string, number: number): TextLine => {
  const plain = plainLine(line);
  const at = plain.indexOf(':');
  const parted = at < 0 ? plain.length : at;
  return {
    ...{ plain, number },
    word: plain.slice(0, parted).trim().toLowerCase(),
    rest: plain.slice(parted + 1).trim(),
  };
};

const isOfPack = ({ plain, word }: TextLine): boolean => plain.includes(':') && WORDS.includes(word);

const RULES = [...KIND_OF.keys()];

/** True for a line that could be a rule: "Limit cavalry to 3" is none that reads, and no greeting either. */
const isLikeRule = ({ plain }: TextLine): boolean =>
  RULES.some((word) => plain.toLowerCase().startsWith(`${word} `));

/**
 * The lines of a pack without what people write around it: a greeting before the first line that is of a pack, and a
 * farewell after the last. A line with a colon after it may be a misspelt rule, and is one of them.
 */
export const linesOfPack = (text: string): readonly TextLine[] => {
  const lines: TextLine[] = [];
  readLines(text, (line, number) => {
    const read = textLine(line, number);
    // an empty line of a quotation
    if (read.plain !== '') lines.push(read);
  });
  const first = lines.findIndex(isOfPack);
  const last = lines.findLastIndex(isOfPack);
  if (first < 0) return lines;
  return lines.filter((line, index) => {
    if (index >= first && index <= last) return true;
    return isLikeRule(line) || (index > last && line.plain.includes(':'));
  });
};
