'use client';

import { FaultPage } from './_components/ui/fault-page';

const digestOf = (error: unknown): string | undefined =>
  error instanceof Error && 'digest' in error && typeof error.digest === 'string' ? error.digest : undefined;

export default function ErrorPage({ error, retry }: { error: unknown; retry: () => void }) {
  const digest = digestOf(error);
  return (
    <FaultPage retry={() => retry()}>
      <p>
        The fault is in Muster, its disk or its database, not in your army. What was saved is safe. Edits not
        yet sent are kept in this browser.
      </p>
      {digest !== undefined && (
        <p className="mute">{`The operator of this Muster can find it in the log as ${digest}.`}</p>
      )}
    </FaultPage>
  );
}
