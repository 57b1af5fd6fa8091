import { laterResolvers } from '@/app/_components/later-resolver';

/** The readers of the forms of events, fetched before they are needed. */
export const { preload: preloadEventResolvers, later: laterEventResolver } = laterResolvers(() =>
  import('./event-resolvers').then(({ EVENT_RESOLVERS }) => EVENT_RESOLVERS),
);
