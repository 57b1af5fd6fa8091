import { NotFoundPage } from '@/app/_components/ui/not-found-page';
import { TopBar } from '@/app/_components/ui/top-bar';
import { HISTORY } from '@/lib/pages';

export default function LinkedBattleNotFound() {
  return (
    <NotFoundPage
      bar={<TopBar current="history" />}
      title="This link opens no order of battle"
      words="Its owner has stopped sharing or deleted it, or the link is not complete. Ask for a new link, and copy the whole of it."
      ways={[{ label: 'History', href: HISTORY, main: true }]}
    />
  );
}
