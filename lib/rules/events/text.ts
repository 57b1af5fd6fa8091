import { didYouMean } from '../core/text/folded';
import { LineFault, readLines, toldWith } from '../core/text/lines';
import { excerpt, nameIn, plainLine, quoted, splitOutside } from '../core/text/quotes';
import type { TextFault } from '../core/text/text';
import { parsePack } from './reader';
import type { Pack, TermRule } from './schema';
import { readModifiers, writeModifiers } from './text-modifiers';
import { KIND_OF, LINES } from './text-rules';
import { type Lexicons, lexiconsOf, type RuleDraft } from './text-words';
import type { TermsWords } from './words';

type AnyLine = {
  readonly word: (rule: TermRule) => string;
  readonly write: (rule: TermRule, lexicons: Lexicons) => readonly string[];
};

const ruleLine = (rule: TermRule, lexicons: Lexicons, system: string): string => {
  const { word, write } = LINES[rule.kind] as unknown as AnyLine;
  const beside = rule.kind === 'free' ? [] : writeModifiers(rule, lexicons, system);
  return `${word(rule)}: ${[...write(rule, lexicons), ...beside].join('; ')}`;
};

/** A pack as text that can be pasted into a forum post and reads back to the same pack; one rule a line. */
export const writePack = (
  { id, name, version, system, on, notes, rules }: Pack,
  words: TermsWords,
): string => {
  const lexicons = lexiconsOf(words);
  return [
    `Pack: ${quoted(name)}; version ${version}; id ${id}`,
    `On: ${[system, ...on].join(' + ')}`,
    ...(notes === undefined ? [] : [`Notes: ${JSON.stringify(notes)}`]),
    ...rules.map((rule) => ruleLine(rule, lexicons, system)),
    '',
  ].join('\n');
};

const SYSTEM = /^on\s*:\s*([a-z0-9-]+)/i;

/** The system that a pack's text is for, as it says itself: what is needed to read the rest. */
export const systemInText = (text: string): string | undefined => {
  let system: string | undefined;
  readLines(text, (line) => {
    system ??= SYSTEM.exec(plainLine(line))?.[1];
  });
  return system;
};

export type PackText =
  | { readonly ok: true; readonly pack: Pack }
  | { readonly ok: false; readonly faults: readonly TextFault[] };

const headOf = (rest: string): RuleDraft => {
  const [name = '', ...parts] = splitOutside(rest, ';');
  const after = (word: string) => parts.find((part) => part.startsWith(`${word} `))?.slice(word.length + 1);
  const [version, id] = [after('version'), after('id')];
  return { name: nameIn(name), ...(version && { version: Number(version) }), ...(id && { id }) };
};

const baseOf = (rest: string): RuleDraft => {
  const [system = '', ...on] = rest.split('+').map((each) => each.trim());
  return { system, on };
};

/** What lines of a pack begin with. */
const WORDS: readonly string[] = ['pack', 'on', 'notes', ...KIND_OF.keys()];

/** A line without what mail puts around it, parted at its first colon. */
type TextLine = {
  readonly plain: string;
  /** in small letters */
  readonly word: string;
  readonly rest: string;
  readonly number: number;
};

const textLine = (line: string, number: number): TextLine => {
  const plain = plainLine(line);
  const at = plain.indexOf(':');
  const parted = at < 0 ? plain.length : at;
  return {
    plain,
    number,
    word: plain.slice(0, parted).trim().toLowerCase(),
    rest: plain.slice(parted + 1).trim(),
  };
};

const isOfPack = ({ plain, word }: TextLine): boolean => plain.includes(':') && WORDS.includes(word);

const RULES = [...KIND_OF.keys()];

/** True for a line that could be a rule: "Limit cavalry to 3" cannot be read, but is no greeting either. */
const isLikeRule = ({ plain }: TextLine): boolean =>
  RULES.some((word) => plain.toLowerCase().startsWith(`${word} `));

/**
 * The lines of a pack without what people write around it: a greeting before the first line that is of a pack, and a
 * farewell after the last. A line with a colon after it may be a misspelt rule, and is one of them.
 */
const linesOfPack = (text: string): readonly TextLine[] => {
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

const ruleIn = (word: string, rest: string, lexicons: Lexicons, system: string): RuleDraft => {
  const kind = KIND_OF.get(word);
  if (kind === undefined) {
    throw new LineFault(`No rule begins with ${excerpt(word)}${didYouMean(word, WORDS)}`);
  }
  return toldWith(`Write it as: ${LINES[kind].form}`, () => {
    const [first = '', ...parts] = splitOutside(rest, ';');
    if (kind === 'free') return { kind, ...LINES.free.read([first, ...parts], lexicons, word) };
    const { modifiers, rest: own } = readModifiers(parts, lexicons, system);
    return { kind, ...LINES[kind].read([first, ...own], lexicons, word), ...modifiers };
  });
};

/** The number of the line that a fault of form is about; undefined for one of the whole pack. */
const lineOf = (at: readonly (string | number)[], lines: readonly number[]): number | undefined =>
  at[0] === 'rules' && typeof at[1] === 'number' ? lines[at[1]] : undefined;

/**
 * Reads what `writePack` writes, also as mail and forums quote it, with a greeting before and a farewell after it.
 * @returns the faults with their lines, from 1, where it does not read
 */
export const readPack = (text: string, words: TermsWords): PackText => {
  const lexicons = lexiconsOf(words);
  const lines: number[] = [];
  const rules: RuleDraft[] = [];
  let head: RuleDraft = {};
  let headLine = 1;
  const readLine = ({ plain, word, rest, number }: TextLine): void => {
    if (!plain.includes(':')) throw new LineFault(`${excerpt(plain)} should begin with a word and a colon`);
    if (word === 'pack') {
      head = { ...head, ...headOf(rest) };
      headLine = number;
    } else if (word === 'on') head = { ...head, ...baseOf(rest) };
    else if (word === 'notes') head = { ...head, notes: nameIn(rest) };
    else {
      rules.push(ruleIn(word, rest, lexicons, words.system.id));
      lines.push(number);
    }
  };
  const own = new Set(linesOfPack(text).map(({ number }) => number));
  const faults = readLines(text, (line, number) => {
    if (own.has(number)) readLine(textLine(line, number));
  });
  if (faults.length > 0) return { ok: false, faults };
  const parsed = parsePack({ pack: 1, ...head, rules });
  if (parsed.ok) return { ok: true, pack: parsed.value };
  return {
    ok: false,
    faults: parsed.errors.map(({ at, message }) => ({ line: lineOf(at, lines) ?? headLine, message })),
  };
};
