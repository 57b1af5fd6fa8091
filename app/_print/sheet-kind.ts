import * as armyPartWords from '@/app/_components/army/part-words';
import type { SheetSet } from '@/lib/rules/core/contract/system';
import { SHEET_KINDS, type SheetKind } from '@/lib/sheets/job';
import * as words from './words';

/** How a sheet is called in the middle of a sentence. */
export const SHEET_NAMES: Readonly<Record<SheetKind, string>> = {
  roster: words.rosterWithin,
  plate: armyPartWords.ordreDeBataille,
  cards: words.cardsWithin,
  labels: words.labelsWithin,
  reference: words.referenceSheetWithin,
};

/** What a system can print; each has an address of its own: `roster.pdf`, `cards.pdf`, `labels.pdf` ... */
export const kindsOf = (sheets: SheetSet<unknown>): SheetKind[] =>
  SHEET_KINDS.filter((kind) => sheets[kind] !== undefined);
