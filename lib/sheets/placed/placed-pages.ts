import type { PlacedSheet } from '@/lib/rules/core/sheet-parts';
import { cardPages } from './card-pages';
import { labelPages } from './label-pages';
import type { PlacedPage } from './placed-page';
import { referencePages } from './reference-pages';

const known = new WeakMap<PlacedSheet, PlacedPage[]>();

const pagesOf = (sheet: PlacedSheet): PlacedPage[] => {
  switch (sheet.form) {
    case 'cards':
      return cardPages(sheet);
    case 'labels':
      return labelPages(sheet);
    case 'reference':
      return referencePages(sheet);
  }
};

/** The pages of a sheet on which everything has its place; every writer draws exactly these. */
export const placedPages = (sheet: PlacedSheet): PlacedPage[] => {
  const found = known.get(sheet);
  if (found !== undefined) return found;
  const pages = pagesOf(sheet);
  known.set(sheet, pages);
  return pages;
};
