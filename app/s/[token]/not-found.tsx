import { NotFoundPage } from '@/app/_components/ui/not-found-page';
import { TopBar } from '@/app/_components/ui/top-bar';
import * as common from '@/app/_components/words';
import * as words from './words';

export default function SharedArmyNotFound() {
  return (
    <NotFoundPage
      bar={<TopBar />}
      title={words.opensNoArmy}
      words={words.whyOpensNoArmy}
      ways={[{ label: common.myArmies, href: '/', main: true }]}
    />
  );
}
