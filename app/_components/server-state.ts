import { type FetchQueryOptions, onlineManager, QueryClient, type QueryKey } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { onceMore, RequestError } from '@/lib/api/client';

/** What is no fault of the connection or a refusal is a bug, and belongs to the page that catches bugs. */
const isBug = (error: Error): boolean => !(error instanceof RequestError);

/**
 * Answers come from the server with each visit, so nothing is kept long. A LAN without internet is no reason to wait:
 * without a connection a request fails at once. Reads are tried once more; of writes only those that say so. What is
 * stale is asked for again when the page is looked at again, or the connection is back.
 */
const makeClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        ...{ staleTime: 5_000, networkMode: 'always', retry: onceMore, throwOnError: isBug },
        // by itself the library does without where it does not wait for a connection
        refetchOnReconnect: true,
      },
      mutations: { networkMode: 'always', retry: false, throwOnError: isBug },
    },
  });

let ofThisBrowser: QueryClient | undefined;

/** What this browser knows of the server. On the server there is one for each drawing: nobody's answers meet another's. */
export const serverState = (): QueryClient => {
  if (typeof window === 'undefined') return makeClient();
  if (ofThisBrowser === undefined) {
    ofThisBrowser = makeClient();
    // without it nothing is heard of either
    ofThisBrowser.mount();
  }
  return ofThisBrowser;
};

/** Asks once, outside of any part of a page, and remembers what was answered. */
export const fetchOnce = <T, K extends QueryKey>(query: FetchQueryOptions<T, Error, T, K>): Promise<T> =>
  serverState().fetchQuery(query);

/** The library believes in a connection until it hears that one is lost: what was lost before it listened is told it. */
const subscribe = (listener: () => void) => {
  const leave = onlineManager.subscribe(listener);
  onlineManager.setOnline(navigator.onLine);
  return leave;
};

/** False while the browser has no connection at all. A LAN without internet counts as one. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => onlineManager.isOnline(),
    () => true,
  );
