import { LinkButton } from '@/app/_components/ui/button';
import { LinkBar } from '@/app/_components/ui/link-bar';
import { PageActs, PlainPage } from '@/app/_components/ui/plain-page';

export default function EntranceNotFound() {
  return (
    <>
      <LinkBar>Opened by link</LinkBar>
      <PlainPage title="This link opens no event">
        <p>
          The organiser has ended it or made a new one, or the link is not complete. Ask for a new link, and
          copy the whole of it. A list that you have sent already is safe: its receipt opens as before.
        </p>
        <PageActs>
          <LinkButton variant="main" href="/events">
            Events
          </LinkButton>
        </PageActs>
      </PlainPage>
    </>
  );
}
