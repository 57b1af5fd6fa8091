import { receiptPdf } from '@/app/events/_print/event-pdf';

/** The roster of an entered list, for whoever holds its receipt. */
export const GET = receiptPdf();
