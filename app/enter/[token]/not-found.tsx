import { LinkBar } from '@/app/_components/ui/link-bar';
import { NotFoundPage } from '@/app/_components/ui/not-found-page';
import * as common from '@/app/_components/words';
import { EVENTS } from '@/lib/pages';
import * as words from '../words';

export default function EntranceNotFound() {
  return (
    <NotFoundPage
      bar={<LinkBar>{common.openedFromLink}</LinkBar>}
      title={words.opensNoEvent}
      words={words.whyOpensNoEvent}
      ways={[{ label: common.events, href: EVENTS, main: true }]}
    />
  );
}
