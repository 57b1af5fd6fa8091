import type { PrintedSheet } from '@/lib/rules/core/sheet/sheet-parts';
import { cardPages } from './card-pages';
import { labelPages } from './label-pages';
import type { PlacedPage } from './placed-page';
import { referencePages } from './reference-pages';
import { rosterPages } from './roster-pages';

const known = new WeakMap<PrintedSheet, PlacedPage[]>();

const pagesOf = (sheet: PrintedSheet): PlacedPage[] => {
  switch (sheet.form) {
    case 'cards':
      return cardPages(sheet);
    case 'labels':
      return labelPages(sheet);
    case 'reference':
      return referencePages(sheet);
    case undefined:
      return rosterPages(sheet);
  }
};

/** The pages of a sheet, on which everything has its place; every writer draws exactly these. */
export const placedPages = (sheet: PrintedSheet): PlacedPage[] => {
  const found = known.get(sheet);
  if (found !== undefined) return found;
  const pages = pagesOf(sheet);
  known.set(sheet, pages);
  return pages;
};
