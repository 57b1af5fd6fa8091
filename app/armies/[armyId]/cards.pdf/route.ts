import { ownPdf } from '@/app/_print/army-pdf';

/** The unit cards of one of the viewer's armies. */
export const GET = ownPdf('cards');
