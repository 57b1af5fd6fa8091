'use client';

import * as uiWords from '@/app/_components/ui/words';
import { FaultPage } from './_components/ui/fault-page';

const digestOf = (error: unknown): string | undefined =>
  error instanceof Error && 'digest' in error && typeof error.digest === 'string' ? error.digest : undefined;

export default function ErrorPage({ error, retry }: { error: unknown; retry: () => void }) {
  const digest = digestOf(error);
  return (
    <FaultPage retry={() => retry()}>
      <p>{uiWords.faultIsInMuster}</p>
      {digest !== undefined && <p className="mute">{uiWords.findItInLog(digest)}</p>}
    </FaultPage>
  );
}
