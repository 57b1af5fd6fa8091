import { sharedPdf } from '@/app/_print/army-pdf';

/** The order of battle of a shared army, drawn. */
export const GET = sharedPdf('plate');
