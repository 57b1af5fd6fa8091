import { LinkBar } from '@/app/_components/ui/link-bar';
import { NotFoundPage } from '@/app/_components/ui/not-found-page';
import * as common from '@/app/_components/words';
import { EVENTS, VERIFY } from '@/lib/pages';
import * as words from '../words';

export default function ReceiptNotFound() {
  return (
    <NotFoundPage
      bar={<LinkBar>{common.openedFromLink}</LinkBar>}
      title={words.opensNoReceipt}
      words={words.whyOpensNoReceipt}
      ways={[
        { label: common.lookUpCode, href: VERIFY, main: true },
        { label: common.events, href: EVENTS },
      ]}
    />
  );
}
