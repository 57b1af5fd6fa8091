import { sharedPdf } from '@/app/_print/army-pdf';

/** The reference sheet, cut to the army or in full, of a shared army. */
export const GET = sharedPdf('reference');
