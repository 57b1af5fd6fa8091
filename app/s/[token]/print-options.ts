import type { SheetOptions } from '@/lib/rules/core/sheet';

/** Countries that print on Letter. */
const LETTER = /-(?:US|CA|MX|PH|CL|CO|VE)\b/i;

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });

/** The paper a reader has at home, by the first language their browser asks for. */
export const usualPaper = (acceptLanguage: string): SheetOptions['paper'] =>
  LETTER.test(acceptLanguage.split(',')[0] ?? '') ? 'letter' : 'a4';

/** A shared army is printed whole, with the link as its code; no print of it is noted. */
export const sharedSheetOptions = (
  paper: SheetOptions['paper'],
  { revision, link, now }: { revision: number; link: string; now: Date },
): SheetOptions => ({
  paper,
  hidePoints: false,
  hideNotes: false,
  hideRatings: false,
  combine: false,
  blackAndWhite: false,
  print: { date: day.format(now), version: revision, code: null, link },
});
