import { usualPaper } from '@/app/s/[token]/print-options';
import type { SheetOptions } from '@/lib/rules/core/sheet';

/** What a player chooses when printing; the rest of the sheet's options are facts of the print. */
export type PrintChoices = Omit<SheetOptions, 'print'>;

/** Everything is shown, on the paper of the reader's country. */
export const usualChoices = (language: string): PrintChoices => ({
  paper: usualPaper(language),
  hidePoints: false,
  hideNotes: false,
  hideRatings: false,
  combine: false,
  blackAndWhite: false,
});

/** "20 November 2026", in the reader's zone. */
export const printDate = (date: Date): string => date.toLocaleDateString('en-GB', { dateStyle: 'long' });

/** The address of the PDF of the saved army, with these choices and the link of its QR code. */
export const pdfUrl = (armyId: string, choices: PrintChoices, link: string | null): string => {
  const query = new URLSearchParams({ paper: choices.paper });
  for (const [key, value] of Object.entries(choices)) if (value === true) query.set(key, '1');
  if (link !== null) query.set('link', link);
  return `/armies/${armyId}/roster.pdf?${query}`;
};
