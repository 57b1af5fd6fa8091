import { NotFoundPage } from '@/app/_components/ui/not-found-page';
import { LinkBar } from '@/app/_components/ui/top-bar';
import * as factsWords from '@/app/events/_facts/words';
import { EVENTS } from '@/lib/pages';

export default function EntranceNotFound() {
  return (
    <NotFoundPage
      bar={<LinkBar>{factsWords.openedFromLink}</LinkBar>}
      title="This link does not open an event"
      words="The organiser has ended it or made a new one, or the link is incomplete. Ask for a new link, and copy all of it. A list you have already sent is safe: its receipt still opens."
      ways={[{ label: 'Events', href: EVENTS, main: true }]}
    />
  );
}
