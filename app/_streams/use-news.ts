import { useEffect, useRef } from 'react';
import type { FollowedTopic } from './change-feed';

/** What a page has of a topic: the version that it shows, null if it cannot say, and whether it is asking for more. */
type TopicView = { readonly shownVersion: number | null; readonly isAsking: boolean };

/** Asks once for each version of a topic that a page does not show; not while it is asking already. */
export const useNews = (
  { version }: FollowedTopic,
  { shownVersion, isAsking }: TopicView,
  ask: () => void,
): void => {
  const lastAsked = useRef<number | null>(null);
  useEffect(() => {
    if (version === null || isAsking || version === lastAsked.current) return;
    if (shownVersion !== null && version <= shownVersion) return;
    lastAsked.current = version;
    ask();
  }, [version, shownVersion, isAsking, ask]);
};
