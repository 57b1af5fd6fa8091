import type { ArmyFile } from './document';
import type { Assessment } from './system';

export type TextOptions = {
  readonly markup: 'plain' | 'markdown' | 'bbcode';
  readonly length: 'short' | 'full';
};

/** One fault of a text form, with the line it stands on (from 1). */
export type TextFault = { readonly line: number; readonly message: string };

export type TextAnswer<A> =
  | { readonly ok: true; readonly file: ArmyFile<A> }
  | { readonly ok: false; readonly faults: readonly TextFault[] };

/** The human text form of a system; the plain, full form reads back to the same army. */
export type TextForm<A> = {
  writeText(file: ArmyFile<A>, assessment: Assessment, options: TextOptions): string;
  readText(text: string): TextAnswer<A>;
};
