import type { Metadata } from 'next';
import { NotFoundPage } from './_components/ui/not-found-page';
import { TopBar } from './_components/ui/top-bar';

export const metadata: Metadata = { title: 'Nothing here' };

export default function NotFound() {
  return (
    <NotFoundPage
      bar={<TopBar />}
      title="Nothing here"
      words="There is no page under this address, or the army behind it belongs to another browser or was deleted. Armies are kept for the browser that made them; a device link opens them in another one."
      ways={[{ label: 'My armies', href: '/', main: true }]}
    />
  );
}
