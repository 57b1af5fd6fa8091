import type { QueueNews } from './queue-state';

/** Speaks with the other tabs of this browser that have the same army open. */
export type Tabs = {
  tell(news: QueueNews): void;
  close(): void;
};

/** Joins the tabs of one army. A browser without BroadcastChannel has tabs that meet in the conflict view. */
export const joinTabs = (armyId: string, hear: (news: QueueNews) => void): Tabs => {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => {}, close: () => {} };
  const channel = new BroadcastChannel(`muster:army:${armyId}`);
  channel.onmessage = (event: MessageEvent<QueueNews>) => hear(event.data);
  return { tell: (news) => channel.postMessage(news), close: () => channel.close() };
};
