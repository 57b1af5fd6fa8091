import { NotFoundPage } from '@/app/_components/ui/not-found-page';
import { TopBar } from '@/app/_components/ui/top-bar';
import * as uiWords from '@/app/_components/ui/words';
import * as words from '../../_components/army/page-words';

export default function SharedArmyNotFound() {
  return (
    <NotFoundPage
      bar={<TopBar />}
      title={words.opensNoArmy}
      words={words.whyOpensNoArmy}
      ways={[{ label: uiWords.myArmies, href: '/', main: true }]}
    />
  );
}
