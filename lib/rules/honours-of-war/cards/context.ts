import type { ArmyFile } from '../../core/document';
import type { CardOptions, Pair, Part } from '../../core/sheet-parts';
import type { Assessment } from '../../core/system';
import { filled, type ReferenceContext } from '../reference/context';
import type { Army } from '../schema';
import { type RosterContext, rosterContext } from '../sheet-context';

/** What every card draws on: the army, its prices, and its distances. */
export type CardContext = RosterContext & { readonly field: ReferenceContext };

/** Looks everything up once. */
export const cardContext = (
  file: ArmyFile<Army>,
  assessment: Assessment,
  options: CardOptions,
): CardContext => ({
  ...rosterContext(file, assessment, options),
  field: { ruler: file, sides: null, files: [file] },
});

type Said = { readonly text: string };

/** Sentences with dashes before them, distances filled in. */
export const bullets = (lines: readonly Said[], { field }: CardContext): Part => ({
  kind: 'words',
  layout: 'dashed',
  items: lines.map(({ text }) => ({ term: '', text: filled(text, field) })),
});

/** Two columns of pairs. */
export const pairs = (all: readonly Pair[]): Part => ({ kind: 'pairs', columns: 2, pairs: all });

/** What a player wrote about it, as far as there is room. */
export const notes = (written: string | undefined, { options }: CardContext): Part[] => {
  const text = (written ?? '').replace(/\s+/g, ' ').trim();
  return text === '' || options.hideNotes
    ? []
    : [{ kind: 'words', layout: 'run-in', items: [{ term: '', text }], spare: true }];
};
