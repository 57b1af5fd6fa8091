import { eventPdf } from '@/app/events/_print/event-pdf';

/** The table of an event's lists, for those who run it. */
export const GET = eventPdf('summary');
