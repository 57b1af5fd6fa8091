import { NotFoundPage } from '@/app/_components/ui/not-found-page';
import { TopBar } from '@/app/_components/ui/top-bar';
import * as uiWords from '@/app/_components/ui/words';
import { HISTORY } from '@/lib/pages';
import * as words from '../../words';

export default function LinkedBattleNotFound() {
  return (
    <NotFoundPage
      bar={<TopBar current="history" />}
      title={words.opensNoOrder}
      words={words.whyOpensNoOrder}
      ways={[{ label: uiWords.history, href: HISTORY, main: true }]}
    />
  );
}
