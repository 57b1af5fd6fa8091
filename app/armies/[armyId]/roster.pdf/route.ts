import { ownPdf } from '@/app/_print/own-pdf';

/** The roster of one of the viewer's armies. */
export const GET = ownPdf('roster');
