import { ownPdf } from '@/app/_print/own-pdf';

/** Several sheets of one of the viewer's armies as one file: `?sheets=roster,cards`. */
export const GET = ownPdf();
