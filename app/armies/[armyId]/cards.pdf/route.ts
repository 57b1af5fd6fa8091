import { ownPdf } from '@/app/_print/own-pdf';

/** The unit cards of one of the viewer's armies. */
export const GET = ownPdf('cards');
