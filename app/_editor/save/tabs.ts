import type { QueueNews } from './queue-state';

/** Speaks with the other tabs of this browser that have the same document open. */
export type Tabs<F extends object> = {
  tell(news: QueueNews<F>): void;
  close(): void;
};

/** Joins the tabs of one document, which speak on a channel of that name. A browser without BroadcastChannel has tabs that meet in the conflict view. */
export const joinTabs = <F extends object>(name: string, hear: (news: QueueNews<F>) => void): Tabs<F> => {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => {}, close: () => {} };
  const channel = new BroadcastChannel(name);
  channel.onmessage = (event: MessageEvent<QueueNews<F>>) => hear(event.data);
  return { tell: (news) => channel.postMessage(news), close: () => channel.close() };
};
