import { LinkBar } from '@/app/_components/ui/link-bar';
import { NotFoundPage } from '@/app/_components/ui/not-found-page';
import { EVENTS } from '@/lib/pages';

export default function EntranceNotFound() {
  return (
    <NotFoundPage
      bar={<LinkBar>Opened by link</LinkBar>}
      title="This link opens no event"
      words="The organiser has ended it or made a new one, or the link is not complete. Ask for a new link, and copy the whole of it. A list that you have sent already is safe: its receipt opens as before."
      ways={[{ label: 'Events', href: EVENTS, main: true }]}
    />
  );
}
