import { ownPdf } from '@/app/_print/army-pdf';

/** The order of battle of one of the viewer's armies, as an SVG drawing. */
export const GET = ownPdf('plate', 'svg');
