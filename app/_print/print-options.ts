import type { Paper } from '@/lib/rules/core/sheet/sheet';

/** Countries that print on Letter. */
const LETTER = /-(?:US|CA|MX|PH|CL|CO|VE)\b/i;

/** The paper a reader has at home, by the first language their browser asks for. */
export const usualPaper = (acceptLanguage: string): Paper =>
  LETTER.test(acceptLanguage.split(',')[0] ?? '') ? 'letter' : 'a4';
