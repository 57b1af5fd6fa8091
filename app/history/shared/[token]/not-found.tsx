import { LinkButton } from '@/app/_components/ui/button';
import { PageActs, PlainPage } from '@/app/_components/ui/plain-page';
import { TopBar } from '@/app/_components/ui/top-bar';
import { HISTORY } from '../../addresses';

export default function LinkedBattleNotFound() {
  return (
    <>
      <TopBar current="history" />
      <PlainPage title="This link opens no order of battle">
        <p>
          Its owner has stopped sharing or deleted it, or the link is not complete. Ask for a new link, and
          copy the whole of it.
        </p>
        <PageActs>
          <LinkButton variant="main" href={HISTORY}>
            History
          </LinkButton>
        </PageActs>
      </PlainPage>
    </>
  );
}
