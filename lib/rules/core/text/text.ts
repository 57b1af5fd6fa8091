import type { ArmyFile } from '../army/document';
import type { Assessment } from '../contract/assessment';
import { plainText } from './lexer';

export type TextOptions = {
  readonly markup: 'plain' | 'markdown' | 'bbcode';
  /** compact: for chats, without blank lines, notes and tables; short: a line for each formation */
  readonly length: 'short' | 'compact' | 'full';
};

/** One fault of a text form, with its line (from 1). */
export type TextFault = { readonly line: number; readonly message: string };

export type TextAnswer<A> =
  | { readonly ok: true; readonly file: ArmyFile<A> }
  | { readonly ok: false; readonly faults: readonly TextFault[] };

/** The human text form of a system; the plain, full form reads back to the same army. */
export type TextForm<A> = {
  writeText(file: ArmyFile<A>, assessment: Assessment, options: TextOptions): string;
  readText(text: string): TextAnswer<A>;
  /** Armies as people type them: unclear lines are asked about. Undefined for a text that was not typed. */
  readLoosely(text: string, context: LooseContext<A>): LooseAnswer<A> | undefined;
};

/** An unread line, from 1; an empty `text` means that something is missing before it. */
export type OpenLine = {
  readonly line: number;
  readonly text: string;
  readonly message: string;
  /** lines of the plain, full form that may be meant: one of them takes its place */
  readonly choices: readonly string[];
};

/** A line that was read, and the line of the plain, full form that it was read as; empty where it says nothing. */
export type ReadLine = { readonly line: number; readonly text: string; readonly as: string };

/** An army as a person typed it: the part that is read, and the open lines. Every reading is shown. */
export type LooseAnswer<A> = {
  /** null where not even the head is read */
  readonly file: ArmyFile<A> | null;
  readonly read: readonly ReadLine[];
  readonly open: readonly OpenLine[];
};

/** What a system knows besides its words, for who types less than they say. */
export type LooseContext<A> = {
  /** what units of a type are usually like in this army, each way they may be; without a type all that it fields */
  readonly usual: (file: ArmyFile<A>) => (type?: string) => readonly Readonly<Record<string, unknown>>[];
  readonly years: readonly number[];
};

/** What becomes of an open line: other words in its place, or nothing where it is left out. */
type LineReplacement = Pick<OpenLine, 'line' | 'text'> & { readonly as: string | null };

/** A text with its open lines settled: each replaced or left out; what is missing is put in before its line. */
export const settleLines = (text: string, settled: readonly LineReplacement[]): string => {
  const lines = plainText(text).split('\n');
  for (const { line, text: open, as } of settled.toSorted((a, b) => b.line - a.line)) {
    const words = as === null ? [] : as.split('\n');
    lines.splice(line - 1, open === '' ? 0 : 1, ...words);
  }
  return lines.join('\n');
};
