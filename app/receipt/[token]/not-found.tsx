import { NotFoundPage } from '@/app/_components/ui/not-found-page';
import { LinkBar } from '@/app/_components/ui/top-bar';
import * as uiWords from '@/app/_components/ui/words';
import * as factsWords from '@/app/events/_facts/words';
import { EVENTS, VERIFY } from '@/lib/pages';
import * as words from '../words';

export default function ReceiptNotFound() {
  return (
    <NotFoundPage
      bar={<LinkBar>{factsWords.openedFromLink}</LinkBar>}
      title={words.opensNoReceipt}
      words={words.whyOpensNoReceipt}
      ways={[
        { label: factsWords.lookUpCode, href: VERIFY, main: true },
        { label: uiWords.events, href: EVENTS },
      ]}
    />
  );
}
