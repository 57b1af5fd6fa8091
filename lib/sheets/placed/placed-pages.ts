import type { CardSheet, ReferenceSheet } from '@/lib/rules/core/sheet-parts';
import { cardPages } from './card-pages';
import type { PlacedPage } from './placed-page';
import { referencePages } from './reference-pages';

/** The pages of a sheet on which everything has its place; every writer draws exactly these. */
export const placedPages = (sheet: CardSheet | ReferenceSheet): PlacedPage[] =>
  sheet.form === 'cards' ? cardPages(sheet) : referencePages(sheet);
