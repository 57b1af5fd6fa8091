import { nanoid } from 'nanoid';
import { useCallback, useSyncExternalStore } from 'react';
import type { Topic } from '@/lib/platform/topics';
import { ChangeFeed, type FollowedTopic, UNKNOWN_TOPIC } from './change-feed';

let feedOfPage: ChangeFeed | undefined;

/** The feed of this tab. It has no stream while the page is left, or without a network. */
const feedOfTab = (): ChangeFeed => {
  if (feedOfPage !== undefined) return feedOfPage;
  const feed = new ChangeFeed({
    tab: nanoid(),
    openChannel: () => ('BroadcastChannel' in window ? new BroadcastChannel('muster-changes') : null),
    openStream: (path) => new EventSource(path),
  });
  // A stream that lost its network may look open for long.
  for (const event of ['pagehide', 'offline']) addEventListener(event, () => feed.stop());
  for (const event of ['pageshow', 'online']) addEventListener(event, () => feed.start());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') feed.wake();
  });
  feedOfPage = feed;
  return feed;
};

/** The version of a topic. While `isLive`, the stream says at once when it changes, so the page need not ask. */
export const useTopic = (topic: Topic): FollowedTopic =>
  useSyncExternalStore(
    useCallback((listener) => feedOfTab().follow(topic, listener), [topic]),
    () => feedOfTab().read(topic),
    () => UNKNOWN_TOPIC,
  );
