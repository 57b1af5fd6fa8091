'use client';

import { useMemo, useSyncExternalStore } from 'react';
import { TextButton } from '@/app/_components/ui/button';
import { Notice } from '@/app/_components/ui/notice';
import { Time } from '@/app/_components/ui/time';
import * as common from '@/app/_components/words';
import type { EventHead } from '@/lib/events/schema';
import { receiptPath, replacePath } from '@/lib/pages';
import {
  type EntryHere,
  entriesHere,
  forgetReceipt,
  parseReceipts,
  type ReceiptEntry,
  receiptsText,
  watchReceipts,
} from './kept-receipts';

type AlreadyEnteredProps = { event: Pick<EventHead, 'id' | 'timeZone'>; own: readonly ReceiptEntry[] };

const ROW = 'flex flex-wrap items-baseline gap-x-4 gap-y-0.5 py-1';
const ACT = 'inline-flex min-h-6 items-center pointer-coarse:min-h-11';

/** The entries at an event that this browser knows; the server knows those of the account or session only. */
export const useEntriesHere = (eventId: string, own: readonly ReceiptEntry[]): readonly EntryHere[] => {
  const text = useSyncExternalStore(watchReceipts, receiptsText, () => null);
  return useMemo(() => entriesHere(eventId, own, parseReceipts(text)), [eventId, own, text]);
};

/** Earlier entries from this browser, each with the link to its receipt, so that no player enters twice by mistake. */
export const AlreadyEntered = ({ event, own }: AlreadyEnteredProps) => {
  const entries = useEntriesHere(event.id, own);
  if (entries.length === 0) return null;
  return (
    <Notice severity="info" title="You have entered here already.">
      <ul aria-label="Your entries">
        {entries.map((entry) => (
          <li key={entry.number} className={ROW}>
            <EntryWords entry={entry} zone={event.timeZone} />
            <a className={ACT} href={receiptPath(entry.receipt)}>
              Open the receipt
            </a>
            <a className={ACT} href={replacePath(entry.receipt)}>
              Replace its list
            </a>
            <Forget entry={entry} />
          </li>
        ))}
      </ul>
      <p>A list you send below is a new entry, with its own number.</p>
    </Notice>
  );
};

/** "Entry 7, Rhys Bowen: Lobositz, code AM-3HF2-QN, sent today, 10:28" */
export const EntryWords = ({
  entry: { number, name, keptReceipt },
  zone,
}: {
  entry: EntryHere;
  zone: string;
}) => (
  <span className="wrap-anywhere">
    {`Entry ${number}, ${name}`}
    {keptReceipt !== undefined && (
      <>
        {`: ${keptReceipt.list || common.armyWithoutName}, code ${keptReceipt.code}, sent`}{' '}
        <Time at={keptReceipt.sentAt} zone={zone} inSentence />
      </>
    )}
  </span>
);

/** Takes a receipt out of this browser; the entry stays as it is. */
export const Forget = ({ entry: { number, keptReceipt } }: { entry: EntryHere }) =>
  keptReceipt === undefined ? null : (
    <TextButton
      className={ACT}
      title="The entry stays; its receipt opens by its link."
      onClick={() => forgetReceipt(keptReceipt.token)}
    >
      Forget on this device
      <span className="vh">{`: entry ${number}`}</span>
    </TextButton>
  );
