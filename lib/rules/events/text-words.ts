import { folded } from '../core/text/folded';
import { LineFault } from '../core/text/lines';
import { excerpt } from '../core/text/quotes';
import { type Term, type Vocabulary, vocabulary } from '../core/text/vocabulary';
import type { RuleKind, RuleOf } from './schema';
import type { TermsWords } from './words';

/** Words that separate the parts of a line: a label with one of them would be read as two parts. */
const PARTING = /[;,="<>]| or | per | to | that are /;

/** Each label once, and none that holds a mark of the grammar: the key replaces such a label. */
const labelled = (entries: readonly (readonly [key: string, label: string])[]): Vocabulary<string> => {
  const used = new Set<string>();
  return vocabulary(
    entries.map(([key, label]): Term<string> => {
      const usable = label !== '' && !PARTING.test(label) && !used.has(folded(label));
      const word = usable ? label : key;
      used.add(folded(word));
      return [key, word, key];
    }),
  );
};

/** The words of one kind of thing; an unknown key is in angle brackets. */
export type Lexicon = {
  readonly write: (key: string) => string;
  readonly read: (word: string) => string;
  readonly knows: (word: string) => boolean;
};

const RAW = /^<([^<>]*)>$/;

const lexicon = (what: string, entries: readonly (readonly [string, string])[]): Lexicon => {
  const words = labelled(entries);
  return {
    write: (key) => words.labelOf(key) ?? `<${key}>`,
    read: (word) => RAW.exec(word)?.[1] ?? words.get(word, what),
    knows: (word) => RAW.test(word) || words.find(word) !== undefined,
  };
};

/** Everything that the lines of a pack name by words of its system. */
export type Lexicons = {
  readonly groups: Lexicon;
  readonly stats: Lexicon;
  readonly nations: Lexicon;
  readonly scales: Lexicon;
  readonly settings: Lexicon;
  readonly coefficients: Lexicon;
  /** the values of a setting by its key: a label, or JSON in angle brackets */
  readonly value: {
    readonly write: (setting: string, value: unknown) => string;
    readonly read: (setting: string, word: string) => unknown;
  };
};

const jsonIn = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new LineFault(`The value ${excerpt(text)} cannot be read`);
  }
};

/** The lexicons of a system. */
export const lexiconsOf = ({ system, groups, stats }: TermsWords): Lexicons => {
  const values = new Map(
    system.settings.map(({ key, options }) => [
      key,
      lexicon(
        'choice',
        options.map(({ value, label }) => [JSON.stringify(value), label] as const),
      ),
    ]),
  );
  return {
    groups: lexicon(
      'group',
      [...groups.values()].map(({ key, label }) => [key, label] as const),
    ),
    stats: lexicon(
      'statistic',
      [...stats.values()].map(({ key, label }) => [key, label] as const),
    ),
    nations: lexicon(
      'nation',
      system.choices.nations.map(({ value, label }) => [value, label] as const),
    ),
    scales: lexicon(
      'scale',
      system.choices.scales.map(({ value, label }) => [value, label] as const),
    ),
    settings: lexicon(
      'setting',
      system.settings.map(({ key, label }) => [key, label] as const),
    ),
    coefficients: lexicon(
      'house cost',
      system.coefficients.map(({ key, label }) => [key, label] as const),
    ),
    value: {
      write: (setting, value) => {
        const json = JSON.stringify(value);
        return values.get(setting)?.write(json) ?? `<${json}>`;
      },
      read: (setting, word) => jsonIn(values.get(setting)?.read(word) ?? RAW.exec(word)?.[1] ?? word),
    },
  };
};

/** A rule on its way from a line: its shape is checked by the reader of packs. */
export type RuleDraft = Readonly<Record<string, unknown>>;

/** How one kind of rule is written on a line: the word before the colon, and the parts after it. */
export type TermText<K extends RuleKind> = {
  readonly word: (rule: RuleOf<K>) => string;
  readonly write: (rule: RuleOf<K>, lexicons: Lexicons) => readonly string[];
  /** the words before the colon that it is read by */
  readonly words: readonly string[];
  readonly read: (parts: readonly string[], lexicons: Lexicons, word: string) => RuleDraft;
  /**
   * a whole correct line, to be shown beside an unreadable one; one that names a setting or a check of its system is a
   * pattern
   */
  readonly form: string;
};

/** @throws LineFault where something is left of a line that is read */
export const nothingElse = (parts: readonly string[]): void => {
  const [part] = parts;
  if (part !== undefined && part !== '') throw new LineFault(`${excerpt(part)} does not belong here`);
};

/** "key = value" */
export const assigned = (part: string): [string, string] => {
  const at = part.indexOf('=');
  if (at < 0) throw new LineFault(`${excerpt(part)} should read "name = value"`);
  return [part.slice(0, at).trim(), part.slice(at + 1).trim()];
};

/** The part that begins with a word, without it. */
export const partAfter = (parts: readonly string[], word: string) => {
  const match = parts.find((part) => part.startsWith(`${word} `));
  return { value: match?.slice(word.length + 1), rest: parts.filter((part) => part !== match) };
};

/** Where a rule names nothing of its own. */
export const ANY = 'any';
