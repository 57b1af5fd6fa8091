import { ARMIES } from '@/lib/pages';
import type { OfflineMessage, OfflineRequest } from './ask-worker';
import { createOfflineCache } from './page-keeper';

/** Written before this file where it is served. */
declare const MUSTER_BUILD: string;

type Lasting = { readonly waitUntil: (work: Promise<unknown>) => void };
type Fetching = Lasting & {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  readonly respondWith: (answer: Promise<Response>) => void;
};

/** The part of a service worker's world that this one uses. */
type Scope = {
  readonly registration: ServiceWorkerRegistration;
  readonly skipWaiting: () => Promise<void>;
  readonly clients: {
    readonly claim: () => Promise<void>;
    readonly matchAll: () => Promise<readonly { readonly postMessage: (message: OfflineMessage) => void }[]>;
  };
  addEventListener(kind: 'install' | 'activate', handler: (event: Lasting) => void): void;
  addEventListener(kind: 'fetch', handler: (event: Fetching) => void): void;
  addEventListener(
    kind: 'message',
    handler: (event: Lasting & { readonly data: OfflineRequest }) => void,
  ): void;
};

const scope = globalThis as unknown as Scope;

const notifyPages = async (kind: OfflineMessage['kind']): Promise<void> => {
  for (const client of await scope.clients.matchAll()) client.postMessage({ kind });
};

const keeper = createOfflineCache({
  caches,
  fetch: (path, how) => fetch(path, how),
  now: () => Date.now(),
  wait: (ms) => new Promise((done) => setTimeout(done, ms)),
  build: MUSTER_BUILD,
  // If that fails, the browser looks once a day.
  onOtherBuild: () => void scope.registration.update().catch(() => undefined),
  onStorageError: () => void notifyPages('full'),
  onClear: () => notifyPages('cleared'),
});

/** Requests after which this browser has another user, or none. */
const CHANGES_PERSON = /^\/api\/(account(\/(deletion|recover|session(\/passkey)?))?|device\/redeem)$/;

/** Requests after which the first page shows another army. */
const MAKES_ARMY = /^\/api\/armies(\/import)?$/;

const noteAccount = async (answer: Response): Promise<void> => {
  if (!answer.ok) return;
  const { account } = (await answer.json()) as { readonly account: { readonly id: string } | null };
  await keeper.noteAccount(account?.id ?? null);
};

const askAccount = async (event: Fetching): Promise<Response> => {
  const answer = await fetch(event.request);
  event.waitUntil(noteAccount(answer.clone()));
  return answer;
};

/** The framework then opens the whole page, which may be kept. */
const goOn = (request: Request): Promise<Response> =>
  fetch(request).catch(() => new Response(null, { status: 503 }));

const answerOf = (event: Fetching): Promise<Response> | null => {
  const { request } = event;
  const { origin, pathname, searchParams } = new URL(request.url);
  if (origin !== location.origin) return null;
  if (request.method === 'POST' && MAKES_ARMY.test(pathname)) event.waitUntil(keeper.outdate(ARMIES));
  if (request.method !== 'GET')
    return CHANGES_PERSON.test(pathname) ? keeper.changePerson(() => fetch(request)) : null;
  if (request.mode === 'navigate') {
    const ask = async () => (await event.preloadResponse) ?? fetch(request);
    return keeper.openPage(request.url, ask, (work) => event.waitUntil(work));
  }
  if (pathname.startsWith('/_next/static/')) return keeper.openFile(request);
  if (pathname === '/api/account') return askAccount(event);
  return searchParams.has('_rsc') || request.headers.has('rsc') ? goOn(request) : null;
};

/** Milliseconds between two words to take over, and how often it is said. */
const AGAIN = 1_000;
const TIMES = 25;

let isActive = false;

/**
 * Said while the worker before is at work, it is heard but not always followed when that has ended: it is said again.
 */
const takeOver = (times = TIMES): void => {
  if (isActive || times === 0) return;
  void scope.skipWaiting();
  setTimeout(() => takeOver(times - 1), AGAIN);
};

scope.addEventListener('install', () => takeOver());

scope.addEventListener('activate', (event) =>
  event.waitUntil(
    (async () => {
      isActive = true;
      await scope.registration.navigationPreload?.enable();
      await keeper.begin();
      await scope.clients.claim();
    })(),
  ),
);

scope.addEventListener('fetch', (event) => {
  const answer = answerOf(event);
  if (answer !== null) event.respondWith(answer);
});

scope.addEventListener('message', (event) => {
  const { data } = event;
  event.waitUntil(data.kind === 'clear' ? keeper.clear() : keeper.keep(data.paths, data.files));
});
