import { sharedPdf } from '@/app/_print/shared-pdf';

/** The roster of a shared army. */
export const GET = sharedPdf('roster');
