/** What a page asks of the worker. */
export type OfflineRequest =
  | { readonly kind: 'keep'; readonly paths: readonly string[]; readonly files: readonly string[] }
  | { readonly kind: 'clear' };

/** What the worker tells every page. */
export type OfflineMessage = { readonly kind: 'cleared' | 'full' };

const savesData = (): boolean =>
  'connection' in navigator && (navigator.connection as { readonly saveData?: boolean }).saveData === true;

/** The files that this page has loaded, which the worker may not have seen. */
const loadedFiles = (): readonly string[] => [
  ...new Set(
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name))
      .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/_next/static/'))
      .map(({ pathname, search }) => pathname + search),
  ),
];

const ask = (worker: ServiceWorker | null, request: OfflineRequest): void => worker?.postMessage(request);

/** Has the worker keep this page with its files and, where data are not saved, the first page. */
export const askToKeep = async (path: string, firstPage: string): Promise<void> => {
  const { serviceWorker } = navigator;
  await serviceWorker.register('/sw.js', { scope: '/', updateViaCache: 'none' });
  const { active } = await serviceWorker.ready;
  // somebody who has gone on meanwhile is asked for there
  if (location.pathname !== path) return;
  const here = location.pathname + location.search;
  const paths = savesData() || here === firstPage ? [here] : [here, firstPage];
  ask(active, { kind: 'keep', paths, files: loadedFiles() });
};

/** Clears what this device has cached of its user. */
export const askToClear = (): void => ask(navigator.serviceWorker?.controller ?? null, { kind: 'clear' });
