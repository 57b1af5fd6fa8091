import { LinkBar } from '@/app/_components/ui/link-bar';
import { NotFoundPage } from '@/app/_components/ui/not-found-page';
import { EVENTS, VERIFY } from '@/lib/pages';

export default function ReceiptNotFound() {
  return (
    <NotFoundPage
      bar={<LinkBar>Opened from a link</LinkBar>}
      title="This link does not open a receipt"
      words="The link is incomplete, or the entry belongs to someone else. Copy all of the link you were given when you sent your list. You can look up the code on a sheet without it."
      ways={[
        { label: 'Look up a code', href: VERIFY, main: true },
        { label: 'Events', href: EVENTS },
      ]}
    />
  );
}
