import { sharedPdf } from '@/app/_print/army-pdf';

/** The unit cards of a shared army. */
export const GET = sharedPdf('cards');
