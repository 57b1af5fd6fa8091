import { NotFoundPage } from '@/app/_components/ui/not-found-page';
import { LinkBar } from '@/app/_components/ui/top-bar';
import * as factsWords from '@/app/events/_facts/words';
import { EVENTS, VERIFY } from '@/lib/pages';

export default function ReceiptNotFound() {
  return (
    <NotFoundPage
      bar={<LinkBar>{factsWords.openedFromLink}</LinkBar>}
      title="This link does not open a receipt"
      words="The link is incomplete, or the entry belongs to someone else. Copy all of the link you were given when you sent your list. You can look up the code on a sheet without it."
      ways={[
        { label: factsWords.lookUpCode, href: VERIFY, main: true },
        { label: 'Events', href: EVENTS },
      ]}
    />
  );
}
