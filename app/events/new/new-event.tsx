'use client';

import dynamic from 'next/dynamic';

/** Fetched for itself: it brings a parser, and begins with the clock and the zone of the browser. */
export const NewEvent = dynamic(
  () => import('../_event-form/new-event-form').then((part) => part.NewEventForm),
  {
    ssr: false,
    loading: () => <p role="status">Opening the form.</p>,
  },
);
