'use client';

import { useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { serverState } from '@/app/_components/server-state';
import { receiptQuery } from '@/lib/events/enter/player-queries';
import { type KeptReceipt, refreshReceipt } from '../../_entries-here/kept-receipts';

/** A receipt asks for what is new so often; milliseconds. */
const EVERY = 30_000;

/** Draws the page anew once the organisers have done something with the entry. */
export const ReceiptWatch = ({ token, revision }: { token: string; revision: number }) => {
  const router = useRouter();
  const { data } = useQuery({ ...receiptQuery(token), refetchInterval: EVERY }, serverState());
  const isNew = data !== undefined && data.revision > revision;
  useEffect(() => {
    if (isNew) router.refresh();
  }, [isNew, router]);
  return null;
};

/** Where this browser has kept the receipt that is open, it writes down the list that was sent last. */
export const RefreshKept = ({ eventId, token, number, name, list, code, sentAt }: KeptReceipt) => {
  useEffect(
    () => refreshReceipt({ eventId, token, number, name, list, code, sentAt }),
    [eventId, token, number, name, list, code, sentAt],
  );
  return null;
};
