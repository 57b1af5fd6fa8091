import { lazyResolvers } from '@/app/_components/lazy-resolver';

/** The readers of the forms of events, fetched before they are needed. */
export const { preload: preloadEventResolvers, later: laterEventResolver } = lazyResolvers(() =>
  import('./event-resolvers').then(({ EVENT_RESOLVERS }) => EVENT_RESOLVERS),
);
