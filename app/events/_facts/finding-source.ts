import type { Cite } from '@/lib/rules/core/contract/citation';

/** What whoever rests on a page chip is told: the book, or that it is the organiser's own. */
export const findingSource = ({ source }: Cite, { source: book }: { readonly source: string }): string =>
  source === 'terms' ? 'The terms of the event' : book;
