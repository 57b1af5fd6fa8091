import type { PrintedSheet } from '@/lib/rules/core/sheet/sheet-parts';
import { platePages } from '../plate/plate-pages';
import { cardPages } from './card-pages';
import { labelPages } from './label-pages';
import type { PageLayout } from './mark';
import { referencePages } from './reference-pages';
import { reportPages } from './report-pages';
import { rosterPages } from './roster-pages';

const cache = new WeakMap<PrintedSheet, PageLayout[]>();

const pagesOf = (sheet: PrintedSheet): PageLayout[] => {
  switch (sheet.form) {
    case 'cards':
      return cardPages(sheet);
    case 'plate':
      return platePages(sheet);
    case 'labels':
      return labelPages(sheet);
    case 'reference':
      return referencePages(sheet);
    case 'report':
      return reportPages(sheet);
    case undefined:
      return rosterPages(sheet);
  }
};

/** The pages of a sheet, on which everything has its place; every writer draws exactly these. */
export const layOutPages = (sheet: PrintedSheet): PageLayout[] => {
  const cached = cache.get(sheet);
  if (cached !== undefined) return cached;
  const pages = pagesOf(sheet);
  cache.set(sheet, pages);
  return pages;
};
