import type { Part } from '../../core/sheet-parts';
import type { RosterContext } from '../sheet-context';

/** Sentences with dashes before them. */
export const bullets = (lines: readonly string[]): Part => ({
  kind: 'words',
  layout: 'dashed',
  items: lines.map((text) => ({ term: '', text })),
});

/** What a player wrote about it, as far as there is room. */
export const notes = (written: string | undefined, { options }: RosterContext): Part[] => {
  const text = (written ?? '').replace(/\s+/g, ' ').trim();
  return text === '' || options.hideNotes
    ? []
    : [{ kind: 'words', layout: 'run-in', items: [{ term: '', text }], spare: true }];
};
