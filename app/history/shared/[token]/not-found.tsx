import { NotFoundPage } from '@/app/_components/ui/not-found-page';
import { TopBar } from '@/app/_components/ui/top-bar';
import { HISTORY } from '@/lib/pages';

export default function LinkedBattleNotFound() {
  return (
    <NotFoundPage
      bar={<TopBar current="history" />}
      title="This link does not open an order of battle"
      words="Its owner has stopped sharing or deleted it, or the link is incomplete. Ask for a new link, and copy all of it."
      ways={[{ label: 'History', href: HISTORY, main: true }]}
    />
  );
}
