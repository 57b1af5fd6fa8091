'use client';

import { Button, LinkButton } from './_components/ui/button';
import { PageActs, PlainPage } from './_components/ui/plain-page';

const digestOf = (error: unknown): string | undefined =>
  error instanceof Error && 'digest' in error && typeof error.digest === 'string' ? error.digest : undefined;

export default function ErrorPage({ error, retry }: { error: unknown; retry: () => void }) {
  const digest = digestOf(error);
  return (
    <PlainPage title="Something went wrong">
      <p>
        This is a fault of Muster, or of the disk or the database it runs on, not of your army. What was saved
        is safe; edits that were not sent yet are kept in this browser.
      </p>
      {digest !== undefined && (
        <p className="mute">Whoever runs this Muster finds it in the log under {digest}.</p>
      )}
      <PageActs>
        <Button variant="main" onClick={() => retry()}>
          Try again
        </Button>
        <LinkButton href="/">My armies</LinkButton>
      </PageActs>
    </PlainPage>
  );
}
