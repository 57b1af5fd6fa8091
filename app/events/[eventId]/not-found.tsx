import { NotFoundPage } from '@/app/_components/ui/not-found-page';
import { TopBar } from '@/app/_components/ui/top-bar';
import { EVENTS } from '@/lib/pages';

export default function EventNotFound() {
  return (
    <NotFoundPage
      bar={<TopBar current="events" />}
      title="This address opens no event"
      words="The event was deleted, or the address is not complete. Ask the organiser, and copy the whole of it."
      ways={[{ label: 'Events', href: EVENTS, main: true }]}
    />
  );
}
