import type { Metadata } from 'next';
import * as uiWords from '@/app/_components/ui/words';
import { readListedEvents } from '@/lib/events/enter/read-listed-events';
import { listEvents, NO_EVENTS } from '@/lib/events/list-events';
import { getViewer } from '@/lib/identity/viewer';
import { EventsHome } from './_components/events-home';
import * as words from './words';

export const metadata: Metadata = {
  title: uiWords.events,
  description: words.aboutEvents,
};

export default async function EventsPage() {
  const viewer = await getViewer();
  const [mine, listed] = await Promise.all([
    viewer === null ? NO_EVENTS : listEvents(viewer),
    readListedEvents(),
  ]);
  return <EventsHome mine={mine} listed={listed} />;
}
