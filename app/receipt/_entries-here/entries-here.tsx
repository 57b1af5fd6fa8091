'use client';

import { LinkButton } from '@/app/_components/ui/button';
import type { EventHead } from '@/lib/events/schema';
import { receiptPath } from '@/lib/pages';
import { EntryWords, Forget, useEntriesHere } from './already-entered';
import type { ReceiptEntry } from './kept-receipts';

type EntriesHereProps = { event: Pick<EventHead, 'id' | 'timeZone'>; own: readonly ReceiptEntry[] };

/** The ways to the reader's entries at an event: of the account or session, and those that this browser has kept. */
export const EntriesHere = ({ event, own }: EntriesHereProps) => {
  const entries = useEntriesHere(event.id, own);
  if (entries.length === 0) return null;
  return (
    <section className="grid gap-2 print:hidden" aria-label="Your entries">
      {entries.map((entry) => (
        <div key={entry.number} className="grid gap-1">
          <LinkButton href={receiptPath(entry.receipt)} size="big">
            {`My entry ${entry.number}`}
          </LinkButton>
          {entry.keptReceipt !== undefined && (
            <p className="text-12 text-ink-2 flex flex-wrap items-baseline gap-x-3">
              <EntryWords entry={entry} zone={event.timeZone} />
              <Forget entry={entry} />
            </p>
          )}
        </div>
      ))}
    </section>
  );
};
