import type { SheetSet } from '@/lib/rules/core/contract/system';
import type { Paper } from '@/lib/rules/core/sheet/sheet';
import { SHEET_KINDS, type SheetKind } from '@/lib/sheets/job';

/** How a sheet is called in the middle of a sentence. */
export const SHEET_NAMES: Readonly<Record<SheetKind, string>> = {
  roster: 'roster',
  plate: 'Ordre de Bataille',
  cards: 'cards',
  labels: 'labels',
  reference: 'reference sheet',
};

/** What a system can print; each has an address of its own: `roster.pdf`, `cards.pdf`, `labels.pdf` ... */
export const kindsOf = (sheets: SheetSet<unknown>): SheetKind[] =>
  SHEET_KINDS.filter((kind) => sheets[kind] !== undefined);

/** Countries that print on Letter. */
const LETTER = /-(?:US|CA|MX|PH|CL|CO|VE)\b/i;

/** The paper a reader has at home, by the first language their browser asks for. */
export const usualPaper = (acceptLanguage: string): Paper =>
  LETTER.test(acceptLanguage.split(',')[0] ?? '') ? 'letter' : 'a4';
