'use client';

import { useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useCallback, useEffect } from 'react';
import { getQueryClient } from '@/app/_components/server-state';
import { useNews } from '@/app/_streams/use-news';
import { useTopic } from '@/app/_streams/use-topic';
import { receiptQuery } from '@/lib/events/enter/player-queries';
import { type KeptReceipt, refreshReceipt } from '../../_entries-here/kept-receipts';

/** A receipt asks for what is new so often while no stream tells it; milliseconds. */
const EVERY = 30_000;

type ReceiptWatchProps = { token: string; eventId: string; revision: number };

/** Renders the page again once the organisers have done something with the entry. */
export const ReceiptWatch = ({ token, eventId, revision }: ReceiptWatchProps) => {
  const router = useRouter();
  const topic = useTopic(`event:${eventId}`);
  const { data, isFetching, refetch } = useQuery(
    { ...receiptQuery(token), refetchInterval: topic.isLive ? false : EVERY },
    getQueryClient(),
  );
  const askAgain = useCallback(() => void refetch({ cancelRefetch: false }), [refetch]);
  useNews(topic, { shownVersion: null, isAsking: isFetching }, askAgain);
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
