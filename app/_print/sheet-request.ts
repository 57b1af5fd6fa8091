import { z } from 'zod';
import { usualPaper } from '@/app/s/[token]/print-options';
import type { SheetOptions, SheetPrint } from '@/lib/rules/core/sheet';

const flag = z
  .enum(['0', '1'])
  .catch('0')
  .transform((value) => value === '1');

const querySchema = z.object({
  paper: z.enum(['a4', 'letter']).optional().catch(undefined),
  hidePoints: flag,
  hideNotes: flag,
  hideRatings: flag,
  combine: flag,
  blackAndWhite: flag,
  download: flag,
});

export type SheetRequest = { readonly options: SheetOptions; readonly download: boolean };

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });

/** "20 November 2026" */
export const printDate = (date: Date): string => day.format(date);

/**
 * What an address asks to be printed (`?paper=letter&hidePoints=1&download=1`). What it does not say, or says in a
 * way we do not know, is as usual: everything shown, on the paper of the reader's country.
 */
export const readSheetRequest = (request: Request, print: SheetPrint): SheetRequest => {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  const { paper, download, ...hidden } = querySchema.parse(query);
  const usual = usualPaper(request.headers.get('accept-language') ?? '');
  return { options: { ...hidden, paper: paper ?? usual, print }, download };
};
