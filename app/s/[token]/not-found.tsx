import { LinkButton } from '@/app/_components/ui/button';
import { PageActs, PlainPage } from '@/app/_components/ui/plain-page';
import { TopBar } from '@/app/_components/ui/top-bar';

export default function SharedArmyNotFound() {
  return (
    <>
      <TopBar />
      <PlainPage title="This link opens no army">
        <p>
          Its owner has stopped sharing or deleted the army, or the link is not complete. Ask for a new link,
          and copy the whole of it.
        </p>
        <PageActs>
          <LinkButton variant="main" href="/">
            My armies
          </LinkButton>
        </PageActs>
      </PlainPage>
    </>
  );
}
