import { eventPdf } from '@/app/events/_print/event-pdf';

/** All rosters of an event as one booklet, for those who run it. */
export const GET = eventPdf('booklet');
