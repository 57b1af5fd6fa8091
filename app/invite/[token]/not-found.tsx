import { NotFoundPage } from '@/app/_components/ui/not-found-page';
import { TopBar } from '@/app/_components/ui/top-bar';
import * as uiWords from '@/app/_components/ui/words';
import { EVENTS } from '@/lib/pages';
import * as words from '../../events/words';

export default function InvitationNotFound() {
  return (
    <NotFoundPage
      bar={<TopBar current="events" />}
      title={words.invitationDoesNotWork}
      words={words.whyInvitationFails}
      ways={[{ label: uiWords.events, href: EVENTS }]}
    />
  );
}
