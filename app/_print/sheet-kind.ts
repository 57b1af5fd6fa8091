import type { SheetSet } from '@/lib/rules/core/system';

/** What can be printed of an army; each has an address of its own: `roster.pdf`, `cards.pdf`, `labels.pdf` ... */
export type SheetKind = 'roster' | 'cards' | 'labels' | 'reference';

/** How a sheet is called in the middle of a sentence. */
export const SHEET_NAMES: Readonly<Record<SheetKind, string>> = {
  roster: 'roster',
  cards: 'cards',
  labels: 'labels',
  reference: 'reference sheet',
};

/** What a system can print. */
export const kindsOf = ({ cards, labels, reference }: SheetSet<unknown>): SheetKind[] => [
  'roster',
  ...(cards === undefined ? [] : (['cards'] as const)),
  ...(labels === undefined ? [] : (['labels'] as const)),
  ...(reference === undefined ? [] : (['reference'] as const)),
];
