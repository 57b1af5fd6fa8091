import { type FetchQueryOptions, onlineManager, QueryClient, type QueryKey } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { RequestError, retryOnce } from '@/lib/api/client';

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
        staleTime: 5_000,
        networkMode: 'always',
        retry: retryOnce,
        throwOnError: isBug,
        // Without this the library gives up where it should wait for a connection.
        refetchOnReconnect: true,
      },
      mutations: { networkMode: 'always', retry: false, throwOnError: isBug },
    },
  });

let browserQueryClient: QueryClient | undefined;

/** The query cache of this browser. On the server each render has its own, so that users never share responses. */
export const getQueryClient = (): QueryClient => {
  if (typeof window === 'undefined') return makeClient();
  if (browserQueryClient === undefined) {
    browserQueryClient = makeClient();
    // without it nothing is heard of either
    browserQueryClient.mount();
  }
  return browserQueryClient;
};

/** Asks once, outside of any part of a page, and remembers what was answered. */
export const fetchOnce = <T, K extends QueryKey>(query: FetchQueryOptions<T, Error, T, K>): Promise<T> =>
  getQueryClient().fetchQuery(query);

/** The library assumes a connection until it sees one lost: report one that was lost before it listened. */
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
