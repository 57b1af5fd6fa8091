import { sharedPdf } from '@/app/_print/shared-pdf';

/** Labels for the bases of a shared army. */
export const GET = sharedPdf('labels');
