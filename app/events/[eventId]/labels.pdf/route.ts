import { eventPdf } from '@/app/events/_print/event-pdf';

/** Labels for the folders of an event's lists, for those who run it. */
export const GET = eventPdf('labels');
