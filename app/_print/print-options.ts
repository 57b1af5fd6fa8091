import type { SheetOptions } from '@/lib/rules/core/sheet';

/** Countries that print on Letter. */
const LETTER = /-(?:US|CA|MX|PH|CL|CO|VE)\b/i;

/** The paper a reader has at home, by the first language their browser asks for. */
export const usualPaper = (acceptLanguage: string): SheetOptions['paper'] =>
  LETTER.test(acceptLanguage.split(',')[0] ?? '') ? 'letter' : 'a4';
