import { sharedPdf } from '@/app/_print/shared-pdf';

/** The unit cards of a shared army. */
export const GET = sharedPdf('cards');
