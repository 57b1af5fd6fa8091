'use client';

import dynamic from 'next/dynamic';
import * as factsWords from '@/app/events/_facts/words';

/** Fetched for itself: it brings a parser, and begins with the clock and the zone of the browser. */
export const NewEvent = dynamic(
  () => import('../_event-form/new-event-form').then((part) => part.NewEventForm),
  {
    ssr: false,
    loading: () => <p role="status">{factsWords.openingForm}</p>,
  },
);
