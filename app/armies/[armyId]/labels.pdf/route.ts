import { ownPdf } from '@/app/_print/army-pdf';

/** Labels for the bases of one of the viewer's armies. */
export const GET = ownPdf('labels');
