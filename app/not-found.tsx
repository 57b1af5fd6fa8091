import type { Metadata } from 'next';
import * as uiWords from '@/app/_components/ui/words';
import { NotFoundPage } from './_components/ui/not-found-page';
import { TopBar } from './_components/ui/top-bar';

export const metadata: Metadata = { title: uiWords.nothingHere };

export default function NotFound() {
  return (
    <NotFoundPage
      bar={<TopBar />}
      title={uiWords.nothingHere}
      words={uiWords.noPageHere}
      ways={[{ label: uiWords.myArmies, href: '/', main: true }]}
    />
  );
}
