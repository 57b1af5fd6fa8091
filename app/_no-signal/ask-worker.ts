import { forgetVersions } from '@/app/_editor/save/last-version';
import { ARMIES } from '@/lib/pages';
import type { Asked, Told } from './worker-messages';

/** Milliseconds after which a page that stands has nothing better to do. */
const REST = 3_000;

const idle = (): Promise<void> =>
  new Promise((done) => {
    setTimeout(() => {
      if (typeof requestIdleCallback === 'undefined') done();
      else requestIdleCallback(() => done(), { timeout: REST });
    }, REST);
  });

const savesData = (): boolean =>
  'connection' in navigator && (navigator.connection as { readonly saveData?: boolean }).saveData === true;

const onTold = ({ data }: MessageEvent<Told>): void => {
  if (data.kind === 'cleared') forgetVersions();
};

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

const ask = (worker: ServiceWorker | null, asked: Asked): void => worker?.postMessage(asked);

/** Has the worker keep this page with its files and, where data are not saved, the first page. */
export const askToKeep = async (path: string): Promise<void> => {
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener('message', onTold);
  await serviceWorker.register('/sw.js', { scope: '/', updateViaCache: 'none' });
  const { active } = await serviceWorker.ready;
  await idle();
  // somebody who has gone on meanwhile is asked for there
  if (location.pathname !== path) return;
  const here = location.pathname + location.search;
  const paths = savesData() || here === ARMIES ? [here] : [here, ARMIES];
  ask(active, { kind: 'keep', paths, files: loadedFiles() });
};

/** Forgets what this device keeps of whoever uses it. */
export const askToClear = (): void => ask(navigator.serviceWorker?.controller ?? null, { kind: 'clear' });
