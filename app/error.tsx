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
        The fault is in Muster, its disk or its database, not in your army. What was saved is safe. Edits not
        yet sent are kept in this browser.
      </p>
      {digest !== undefined && (
        <p className="mute">The operator of this Muster can find it in the log as {digest}.</p>
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
