import type { Metadata } from 'next';
import { readListedEvents } from '@/lib/events/enter/read-listed-events';
import { listEvents, NO_EVENTS } from '@/lib/events/list-events';
import { getViewer } from '@/lib/identity/viewer';
import { EventsHome } from './_components/events-home';

export const metadata: Metadata = {
  title: 'Events',
  description: 'Events to enter, those I run, and those I have entered.',
};

export default async function EventsPage() {
  const viewer = await getViewer();
  const [mine, listed] = await Promise.all([
    viewer === null ? NO_EVENTS : listEvents(viewer),
    readListedEvents(),
  ]);
  return <EventsHome mine={mine} listed={listed} />;
}
