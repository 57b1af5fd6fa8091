import type { Metadata } from 'next';
import { NotFoundPage } from './_components/ui/not-found-page';
import { TopBar } from './_components/ui/top-bar';
import * as words from './_components/words';

export const metadata: Metadata = { title: words.nothingHere };

export default function NotFound() {
  return (
    <NotFoundPage
      bar={<TopBar />}
      title={words.nothingHere}
      words={words.noPageHere}
      ways={[{ label: words.myArmies, href: '/', main: true }]}
    />
  );
}
