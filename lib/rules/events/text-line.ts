import { LineFault } from '../core/text/lines';
import { excerpt } from '../core/text/quotes';
import type { RuleKind, RuleOf } from './schema';
import type { Lexicons } from './text-words';

/** A rule on its way from a line: its shape is checked by the reader of packs. */
export type RuleDraft = Readonly<Record<string, unknown>>;

/** How one kind of rule stands on a line: the word before the colon, and parts after it. */
export type Line<K extends RuleKind> = {
  readonly word: (rule: RuleOf<K>) => string;
  readonly write: (rule: RuleOf<K>, lexicons: Lexicons) => readonly string[];
  /** the words before the colon that it is read by */
  readonly words: readonly string[];
  readonly read: (parts: readonly string[], lexicons: Lexicons, word: string) => RuleDraft;
  /** a whole line in its right form, to be told beside one that does not read; one that names a setting or a check of its system is a pattern */
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
