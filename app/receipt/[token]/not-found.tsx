import { LinkBar } from '@/app/_components/ui/link-bar';
import { NotFoundPage } from '@/app/_components/ui/not-found-page';
import { EVENTS, VERIFY } from '@/lib/pages';

export default function ReceiptNotFound() {
  return (
    <NotFoundPage
      bar={<LinkBar>Opened by link</LinkBar>}
      title="This link opens no receipt"
      words="The link is not complete, or the entry belongs to somebody else. Copy the whole of the link that you were given when you sent your list. The code on a sheet can be looked up without it."
      ways={[
        { label: 'Look a code up', href: VERIFY, main: true },
        { label: 'Events', href: EVENTS },
      ]}
    />
  );
}
