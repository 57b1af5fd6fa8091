import { ownPdf } from '@/app/_print/army-pdf';

/** The roster of one of the viewer's armies. */
export const GET = ownPdf('roster');
