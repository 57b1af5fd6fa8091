'use client';

import { Button, LinkButton } from './_components/ui/button';
import { PageActs, PlainPage } from './_components/ui/plain-page';
import * as words from './_components/words';

const digestOf = (error: unknown): string | undefined =>
  error instanceof Error && 'digest' in error && typeof error.digest === 'string' ? error.digest : undefined;

export default function ErrorPage({ error, retry }: { error: unknown; retry: () => void }) {
  const digest = digestOf(error);
  return (
    <PlainPage title={words.somethingWentWrong}>
      <p>{words.faultIsInMuster}</p>
      {digest !== undefined && <p className="mute">{words.findItInLog(digest)}</p>}
      <PageActs>
        <Button variant="main" onClick={() => retry()}>
          {words.tryAgain}
        </Button>
        <LinkButton href="/">{words.myArmies}</LinkButton>
      </PageActs>
    </PlainPage>
  );
}
