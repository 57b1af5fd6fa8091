import type { ArmyFile } from '../../core/document';
import type { CardOptions, Part } from '../../core/sheet-parts';
import type { Assessment } from '../../core/system';
import type { Army } from '../schema';
import { type RosterContext, rosterContext } from '../sheet-context';

/** What every card draws on: the army and its prices. */
export type CardContext = RosterContext & { readonly options: CardOptions };

/** Looks everything up once. */
export const cardContext = (
  file: ArmyFile<Army>,
  assessment: Assessment,
  options: CardOptions,
): CardContext => ({ ...rosterContext(file, assessment, options), options });

/** Sentences with dashes before them. */
export const bullets = (lines: readonly string[]): Part[] =>
  lines.length === 0
    ? []
    : [{ kind: 'words', layout: 'dashed', items: lines.map((text) => ({ term: '', text })) }];

/** What a player wrote about it, as far as there is room. */
export const notes = (written: string | undefined, { options }: CardContext): Part[] => {
  const text = (written ?? '').replace(/\s+/g, ' ').trim();
  return text === '' || options.hideNotes
    ? []
    : [{ kind: 'words', layout: 'run-in', items: [{ term: '', text }], spare: true }];
};
