import { ownPdf } from '@/app/_print/army-pdf';

/** The reference sheet, cut to the army or in full, of one of the viewer's armies. */
export const GET = ownPdf('reference');
