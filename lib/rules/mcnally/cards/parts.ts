import type { CardOptions, Part } from '../../core/sheet-parts';

/** Sentences with dashes before them; nothing where there are none. */
export const bullets = (lines: readonly string[]): Part[] =>
  lines.length === 0
    ? []
    : [{ kind: 'words', layout: 'dashed', items: lines.map((text) => ({ term: '', text })) }];

/** What a player wrote about it, as far as there is room. */
export const notes = (written: string | undefined, { hideNotes }: CardOptions): Part[] => {
  const text = (written ?? '').replace(/\s+/g, ' ').trim();
  return text === '' || hideNotes
    ? []
    : [{ kind: 'words', layout: 'run-in', items: [{ term: '', text }], spare: true }];
};
