import { ownPdf } from '@/app/_print/army-pdf';

/** The order of battle of one of the viewer's armies, as a picture. */
export const GET = ownPdf('plate', 'png');
