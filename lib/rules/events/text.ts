import { didYouMean } from '../core/text/folded';
import { LineFault, readLines, toldWith } from '../core/text/lines';
import { excerpt, nameIn, plainLine, quoted, splitOutside } from '../core/text/quotes';
import type { TextFault } from '../core/text/text';
import { parsePack } from './reader';
import type { Pack, Rule } from './schema';
import { linesOfPack, type TextLine, textLine, WORDS } from './text-around';
import type { RuleDraft } from './text-line';
import { readModifiers, writeModifiers } from './text-modifiers';
import { KIND_OF, LINES } from './text-rules';
import { type Lexicons, lexiconsOf } from './text-words';
import type { TermsWords } from './words';

type AnyLine = {
  readonly word: (rule: Rule) => string;
  readonly write: (rule: Rule, lexicons: Lexicons) => readonly string[];
};

const ruleLine = (rule: Rule, lexicons: Lexicons, system: string): string => {
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
