import { receiptPdf } from '@/app/events/_print/event-pdf';

/** The roster of an entered list, for the owner of its receipt. */
export const GET = receiptPdf();
