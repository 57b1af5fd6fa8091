import type { SheetOptions, SheetPrint } from '@/lib/rules/core/sheet';

/** What a player chooses when printing; the rest of the sheet's options are facts of the print. */
export type PrintChoices = Omit<SheetOptions, 'print'>;

const LETTER_LANDS = /-(US|CA|MX|PH|CL|CO)$/;

/** Letter where paper is Letter, A4 everywhere else; everything is shown. */
export const usualChoices = (language: string): PrintChoices => ({
  paper: LETTER_LANDS.test(language) ? 'letter' : 'a4',
  hidePoints: false,
  hideNotes: false,
  hideRatings: false,
  combine: false,
  blackAndWhite: false,
});

/** "20 November 2026" */
export const printDate = (date: Date): string =>
  date.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

/** The address of the PDF of the saved army, with these choices. */
export const pdfUrl = (armyId: string, choices: PrintChoices, { link }: Pick<SheetPrint, 'link'>): string => {
  const query = new URLSearchParams({ paper: choices.paper });
  for (const [key, value] of Object.entries(choices)) if (value === true) query.set(key, '1');
  if (link !== null) query.set('link', link);
  return `/armies/${armyId}/roster.pdf?${query}`;
};
