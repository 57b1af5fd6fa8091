import { sharedPdf } from '@/app/_print/army-pdf';

/** The roster of a shared army. */
export const GET = sharedPdf('roster');
