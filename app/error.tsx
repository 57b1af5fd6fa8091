'use client';

import * as uiWords from '@/app/_components/ui/words';
import { Button, LinkButton } from './_components/ui/button';
import { PageActs, PlainPage } from './_components/ui/plain-page';

const digestOf = (error: unknown): string | undefined =>
  error instanceof Error && 'digest' in error && typeof error.digest === 'string' ? error.digest : undefined;

export default function ErrorPage({ error, retry }: { error: unknown; retry: () => void }) {
  const digest = digestOf(error);
  return (
    <PlainPage title={uiWords.somethingWentWrong}>
      <p>{uiWords.faultIsInMuster}</p>
      {digest !== undefined && <p className="mute">{uiWords.findItInLog(digest)}</p>}
      <PageActs>
        <Button variant="main" onClick={() => retry()}>
          {uiWords.tryAgain}
        </Button>
        <LinkButton href="/">{uiWords.myArmies}</LinkButton>
      </PageActs>
    </PlainPage>
  );
}
