import { ownPdf } from '@/app/_print/army-pdf';

/** Several sheets of one of the viewer's armies as one file: `?sheets=roster,cards`. */
export const GET = ownPdf();
