import type { Metadata } from 'next';
import { NotFoundPage } from './_components/ui/not-found-page';
import { TopBar } from './_components/ui/top-bar';

export const metadata: Metadata = { title: 'Nothing here' };

export default function NotFound() {
  return (
    <NotFoundPage
      bar={<TopBar />}
      title="Nothing here"
      words="There is no page at this address, or its army was deleted or belongs to another browser. Armies are kept for the browser that made them; a device link opens them in another."
      ways={[{ label: 'My armies', href: '/', main: true }]}
    />
  );
}
