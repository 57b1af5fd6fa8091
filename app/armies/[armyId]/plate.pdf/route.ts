import { ownPdf } from '@/app/_print/own-pdf';

/** The order of battle of one of the viewer's armies, drawn. */
export const GET = ownPdf('plate');
