import type { Assessment } from '../contract/assessment';
import type { ArmyReader } from '../contract/system';
import type { Detail, TextDraft, TextWriter } from './details';
import type { ProfileWords } from './profile';
import type { Vocabulary } from './vocabulary';

/** What every node has that a text tells. */
export type TextNode = { readonly id: string; readonly name: string; readonly notes?: string | undefined };

/** Ids of formations and units in the order of the text, which numbers them from 1. */
export type Places = { readonly formations: readonly string[]; readonly units: readonly string[] };

/** What someone leads, as a part of his line that needs the whole army: "leads 1, 2". */
export type Post = {
  readonly key: string;
  readonly write: (value: unknown, places: Places) => string | undefined;
  /** the value once all is read; undefined for a part of another post. @throws LineFault */
  readonly read: (part: string) => ((places: Places) => unknown) | undefined;
};

/** Those who lead an army or a formation. `K` is where they stand in it. */
export type LeaderDeclaration<K extends string = string> = {
  readonly key: K;
  /** true for a list; false for one or none */
  readonly many: boolean;
  /** the words a line of theirs begins with, and what each says of the node */
  readonly words: Readonly<Record<string, TextDraft>>;
  /** the words after the name and a comma; the first is always written */
  readonly beside?: readonly Detail[];
  /** the parts after semicolons */
  readonly parts?: readonly Detail[];
  readonly posts?: readonly Post[];
  /** first letter of the ids that are given when it is read */
  readonly id: string;
  /** "Write a general as ..." */
  readonly example: string;
  /** the name is written even if it is empty, in quotes */
  readonly alwaysNamed?: boolean;
  /** what the short text calls one without a name; absent where the short text tells none of them */
  readonly unnamed?: string;
};

/** A line of a node's own, known by the word it begins with. */
export type ExtraLine<N> = {
  readonly words: readonly string[];
  /** also in the short text */
  readonly short?: boolean;
  readonly write: (node: N, say: TextWriter) => string | undefined;
  /** @throws LineFault */
  readonly read: (word: string, rest: string) => TextDraft;
};

/** A list of units outside the formations, below a heading. */
export type ListWords<K extends string = string> = { readonly key: K; readonly head: string };

/** Works, below a heading: "2 x Redoubt: name". */
export type WorksWords<K extends string, W> = ListWords<K> & {
  readonly write: (works: W) => string;
  /** @throws LineFault */
  readonly read: (words: string) => TextDraft;
};

export type UnitDeclaration<U> = {
  readonly types: Vocabulary<string>;
  readonly details: readonly Detail<keyof U & string>[];
  readonly lines?: readonly ExtraLine<U>[];
  /** "A unit reads ..." */
  readonly example: string;
  /** "a unit" */
  readonly one: string;
  /** the text before the price, computed again when read */
  readonly facts?: (unit: U, assessment: Assessment) => readonly string[];
  /** the unit in the short text; `safe` makes its name harmless */
  readonly short: (unit: U, say: TextWriter, assessment: Assessment) => string;
  /** the short text counts equal units */
  readonly counted: boolean;
};

/**
 * The text form of a system: which words say what of its army. `A`, `F`, `U`, `W` are its army, formation, unit, works.
 */
export type TextWords<A, F extends TextNode, U extends TextNode, W extends TextNode = TextNode> = {
  readonly system: { readonly id: string; readonly name: string; readonly pointScale: number };
  readonly parse: ArmyReader<A>['parse'];
  readonly profile: ProfileWords;
  /** the second line after the rules; the nation is the first of them */
  readonly header: readonly [nation: Detail<keyof A & string>, ...Detail<keyof A & string>[]];
  /** how the second line reads, after the rules */
  readonly headerExample: string;
  readonly lines?: readonly ExtraLine<A>[];
  readonly leaders: readonly LeaderDeclaration<keyof A & string>[];
  readonly formation: {
    readonly key: keyof A & string;
    readonly word: string;
    readonly id: string;
    readonly leaders: readonly LeaderDeclaration<keyof F & string>[];
    readonly lines?: readonly ExtraLine<F>[];
  };
  readonly lists: readonly ListWords<keyof A & string>[];
  readonly works?: WorksWords<keyof A & string, W>;
  readonly unit: UnitDeclaration<U>;
  /** the total of the army; `points` are printed, null without a total */
  readonly total: (points: string | null, assessment: Assessment) => string;
};
