'use client';

import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useState } from 'react';
import { useNews } from '@/app/_streams/use-news';
import { useTopic } from '@/app/_streams/use-topic';

/** Milliseconds: the page cache reads versions once a second, and may have an older page until then. */
const SETTLE = 1_500;
/**
 * Milliseconds over which the readers of one page ask for it again, and the shortest time between two of one reader.
 */
const SPREAD = 2_000;
const REST = 10_000;

/** Renders the page of an event again once something was written about it. `version`: what it shows. */
export const EventWatch = ({ eventId, version }: { eventId: string; version: number }) => {
  const router = useRouter();
  const [isResting, setIsResting] = useState(false);
  const refresh = useCallback(() => setIsResting(true), []);
  useNews(useTopic(`event:${eventId}`), { shownVersion: version, isAsking: isResting }, refresh);
  useEffect(() => {
    if (!isResting) return;
    const asking = setTimeout(() => router.refresh(), SETTLE + Math.random() * SPREAD);
    const resting = setTimeout(() => setIsResting(false), REST);
    return () => {
      clearTimeout(asking);
      clearTimeout(resting);
    };
  }, [isResting, router]);
  return null;
};
