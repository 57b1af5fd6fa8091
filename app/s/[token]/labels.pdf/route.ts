import { sharedPdf } from '@/app/_print/army-pdf';

/** Labels for the bases of a shared army. */
export const GET = sharedPdf('labels');
