import { NotFoundPage } from '@/app/_components/ui/not-found-page';
import { LinkBar } from '@/app/_components/ui/top-bar';
import * as uiWords from '@/app/_components/ui/words';
import * as factsWords from '@/app/events/_facts/words';
import { EVENTS } from '@/lib/pages';
import * as words from '../words';

export default function EntranceNotFound() {
  return (
    <NotFoundPage
      bar={<LinkBar>{factsWords.openedFromLink}</LinkBar>}
      title={words.opensNoEvent}
      words={words.whyOpensNoEvent}
      ways={[{ label: uiWords.events, href: EVENTS, main: true }]}
    />
  );
}
