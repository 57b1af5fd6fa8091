import { NotFoundPage } from '@/app/_components/ui/not-found-page';
import { TopBar } from '@/app/_components/ui/top-bar';

export default function SharedArmyNotFound() {
  return (
    <NotFoundPage
      bar={<TopBar />}
      title="This link does not open an army"
      words="Its owner has stopped sharing or deleted the army, or the link is incomplete. Ask for a new link, and copy all of it."
      ways={[{ label: 'My armies', href: '/', main: true }]}
    />
  );
}
