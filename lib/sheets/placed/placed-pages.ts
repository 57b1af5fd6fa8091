import type { CardSheet, ReferenceSheet } from '@/lib/rules/core/sheet-parts';
import { cardPages } from './card-pages';
import type { PlacedPage } from './placed-page';
import { referencePages } from './reference-pages';

const known = new WeakMap<CardSheet | ReferenceSheet, PlacedPage[]>();

/** The pages of a sheet on which everything has its place; every writer draws exactly these. */
export const placedPages = (sheet: CardSheet | ReferenceSheet): PlacedPage[] => {
  const found = known.get(sheet);
  if (found !== undefined) return found;
  const pages = sheet.form === 'cards' ? cardPages(sheet) : referencePages(sheet);
  known.set(sheet, pages);
  return pages;
};
