import { useMemo, useSyncExternalStore } from 'react';
import { type EntryHere, entriesHere, type OwnEntry, parseReceipts } from './kept-receipts';
import { receiptsText, watchReceipts } from './receipt-store';

/** The entries at an event that this browser knows; the server knows those of the account or session only. */
export const useEntriesHere = (eventId: string, own: readonly OwnEntry[]): readonly EntryHere[] => {
  const text = useSyncExternalStore(watchReceipts, receiptsText, () => null);
  return useMemo(() => entriesHere(eventId, own, parseReceipts(text)), [eventId, own, text]);
};
