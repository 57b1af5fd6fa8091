import { LinkBar } from '@/app/_components/ui/link-bar';
import { NotFoundPage } from '@/app/_components/ui/not-found-page';
import { EVENTS } from '@/lib/pages';

export default function EntranceNotFound() {
  return (
    <NotFoundPage
      bar={<LinkBar>Opened from a link</LinkBar>}
      title="This link does not open an event"
      words="The organiser has ended it or made a new one, or the link is incomplete. Ask for a new link, and copy all of it. A list you have already sent is safe: its receipt still opens."
      ways={[{ label: 'Events', href: EVENTS, main: true }]}
    />
  );
}
