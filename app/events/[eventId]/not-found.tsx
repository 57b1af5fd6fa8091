import { NotFoundPage } from '@/app/_components/ui/not-found-page';
import { TopBar } from '@/app/_components/ui/top-bar';
import { EVENTS } from '@/lib/pages';

export default function EventNotFound() {
  return (
    <NotFoundPage
      bar={<TopBar current="events" />}
      title="There is no event at this address"
      words="The event was deleted, or the address is incomplete. Ask the organiser, and copy all of it."
      ways={[{ label: 'Events', href: EVENTS, main: true }]}
    />
  );
}
