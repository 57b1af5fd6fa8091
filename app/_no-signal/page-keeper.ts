import {
  buildIn,
  canBeStored,
  EMPTY_INDEX,
  filesIn,
  isBuildEnded,
  markStale,
  type OfflineIndex,
  type OfflinePage,
  pathOf,
  stampPage,
  titleIn,
  trimIndex,
  withBuild,
  withOpened,
  withPage,
} from './kept-index';
import { noConnectionPage } from './no-connection-page';

const PAGES = 'muster-pages';
const INDEX = '/.muster/index';
const FILES = 'muster-files-';

/** Milliseconds after which a cached page is shown while the network request continues. */
const PATIENCE = 4_000;
/** Milliseconds in which a page that was kept is not fetched ahead again. */
const FRESH = 5 * 60_000;
/** A proxy that does not reach Muster, or a Muster that cannot answer now. */
const AWAY: readonly number[] = [502, 503, 504];
/** What these addresses answered, this person may open no more. */
const CLOSED: readonly number[] = [401, 403, 404, 410];

type Ports = {
  readonly caches: CacheStorage;
  readonly fetch: (path: string, how?: RequestInit) => Promise<Response>;
  readonly now: () => number;
  readonly wait: (ms: number) => Promise<unknown>;
  /** the build of the Muster that this worker came from */
  readonly build: string;
  /** the network has pages of another build: there is a newer worker */
  readonly onOtherBuild: () => void;
  /** this device cannot store a copy: its storage is full or broken */
  readonly onStorageError: () => void;
  /** what this device kept of a person is gone: pages forget what they keep themselves */
  readonly onClear: () => Promise<void>;
};

type Ask = () => Promise<Response>;

/** Keeps pages and their files on this device, and opens them where the network does not. */
export const createOfflineCache = ({
  caches,
  fetch,
  now,
  wait,
  build,
  onOtherBuild,
  onStorageError,
  onClear,
}: Ports) => {
  let turn: Promise<unknown> = Promise.resolve();
  // what was under way for a person who has left is not kept
  let person = 0;

  /** Tries to use the storage of this device. Its errors cost a copy, never the response that a page waits for. */
  const tryStorage = <T>(work: () => Promise<T>): Promise<T | undefined> =>
    work().catch(() => {
      onStorageError();
      return undefined;
    });

  const readIndex = async (): Promise<OfflineIndex> => {
    const stored = await (await caches.open(PAGES)).match(INDEX);
    return stored === undefined ? EMPTY_INDEX : ((await stored.json()) as OfflineIndex);
  };

  /** One after the other, so that pages and index stay together. */
  const inTurn = <T>(work: (pages: Cache) => Promise<T>): Promise<T> => {
    const next = turn.then(async () => work(await caches.open(PAGES)));
    turn = next.catch(() => undefined);
    return next;
  };

  /** Changes the index; pages that leave it are forgotten. */
  const change = (work: (index: OfflineIndex) => OfflineIndex): Promise<OfflineIndex> =>
    inTurn(async (pages) => {
      const before = await readIndex();
      const after = trimIndex(work(before), now());
      const paths = new Set(after.pages.map(({ path }) => path));
      for (const { path } of before.pages) if (!paths.has(path)) await pages.delete(path);
      await pages.put(INDEX, Response.json(after));
      return after;
    });

  /** A file that never changes: from this device, if it is there. */
  const openFile = async (request: Request | string): Promise<Response> => {
    const files = await tryStorage(() => caches.open(FILES + build));
    const here = await tryStorage(async () => files?.match(request, { ignoreVary: true }));
    if (here !== undefined) return here;
    const earlier = await tryStorage(() => caches.match(request, { ignoreVary: true }));
    const file = earlier ?? (await fetch(request as string));
    if (file.ok) await tryStorage(async () => files?.put(request, file.clone()));
    return file;
  };

  const drop = (path: string) =>
    change((index) => ({ ...index, pages: index.pages.filter((page) => page.path !== path) }));

  /** Keeps what the network answered for a page that was asked for by `asker`. */
  const keepAnswer = async (path: string, answer: Response, asker: number): Promise<void> => {
    if (CLOSED.includes(answer.status)) await tryStorage(() => drop(path));
    const isPage = answer.headers.get('content-type')?.startsWith('text/html') === true;
    if (answer.status !== 200 || answer.redirected || !isPage || !canBeStored(path)) {
      // a copy that is not read would fill the memory; it ends when the page has read its own
      answer.body?.cancel().catch(() => undefined);
      return;
    }
    const html = stampPage(await answer.text(), now());
    const headers = new Headers(answer.headers);
    for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name);
    const page: OfflinePage = {
      path,
      title: titleIn(html),
      build,
      bytes: new TextEncoder().encode(html).length,
      storedAt: now(),
      openedAt: now(),
    };
    if (![build, ''].includes(buildIn(html))) onOtherBuild();
    if (asker !== person) return;
    await tryStorage(async () => {
      await inTurn((pages) => pages.put(path, new Response(html, { headers })));
      // after whatever cleared the pages meanwhile
      if (asker === person) await change((index) => withPage(index, page));
    });
    const isListed = await tryStorage(async () => {
      const { pages } = await readIndex();
      if (asker === person && pages.some((each) => each.path === path)) return true;
      // A page that the index does not list would never be evicted.
      await inTurn((cache) => cache.delete(path));
      return false;
    });
    if (isListed === true) await Promise.allSettled(filesIn(html).map(openFile));
  };

  const keptPage = async (path: string): Promise<Response | undefined> => {
    const page = await (await caches.open(PAGES)).match(path, { ignoreVary: true });
    if (page !== undefined) await tryStorage(() => change((index) => withOpened(index, path, now())));
    return page;
  };

  const keepPage = async (path: string): Promise<void> => {
    if (!canBeStored(path)) return;
    const asker = person;
    const index = await tryStorage(readIndex);
    const stored = index?.pages.find((page) => page.path === path);
    if (stored?.build === build && now() - stored.storedAt < FRESH) return;
    const answer = await fetch(path, { headers: { accept: 'text/html' }, redirect: 'manual' });
    await keepAnswer(path, answer, asker);
  };

  /** Forgets the pages of the person who was here. */
  const clear = async (account?: string | null): Promise<void> => {
    person += 1;
    await tryStorage(() => inTurn(() => caches.delete(PAGES)));
    await tryStorage(() => change((index) => (account === undefined ? index : { ...index, account })));
    await onClear();
  };

  return {
    openFile,
    keepPage,
    clear,

    /** What a page shows was changed: it is fetched ahead again, however new it is. */
    outdate: (path: string) => tryStorage(() => change((index) => markStale(index, path, now() - FRESH))),

    /**
     * The page from the network; the cached one if no response comes in time. `last`: work that continues after the
     * response.
     */
    openPage: async (
      address: string,
      ask: Ask,
      last: (work: Promise<unknown>) => void,
    ): Promise<Response> => {
      const path = pathOf(address);
      const asker = person;
      const answering = ask().then((answer) => {
        last(keepAnswer(path, answer.clone(), asker));
        return answer;
      });
      last(answering.catch(() => undefined));
      const quick = answering.then(
        (answer) => (AWAY.includes(answer.status) ? null : answer),
        () => null,
      );
      const inTime = await Promise.race([quick, wait(PATIENCE).then(() => null)]);
      if (inTime !== null) return inTime;
      const copy = await tryStorage(() => keptPage(path));
      if (copy !== undefined) return copy;
      return answering.catch(async () =>
        noConnectionPage(path, ((await tryStorage(readIndex)) ?? EMPTY_INDEX).pages),
      );
    },

    /** Keeps pages and files that were there before the worker was, and pages that may be wanted next. */
    keep: async (paths: readonly string[], files: readonly string[]): Promise<void> => {
      await Promise.allSettled(files.map(openFile));
      // one that cannot be had now is asked for another time
      for (const path of paths) await keepPage(path).catch(() => undefined);
    },

    /**
     * Sends what changes the person of this browser. Their pages go before it, as its answer may be lost, and again
     * after it: another tab may have kept one meanwhile.
     */
    changePerson: async (ask: Ask): Promise<Response> => {
      await clear();
      try {
        return await ask();
      } finally {
        await clear();
      }
    },

    /** The server said by its id whose account this is. Pages of another one go, and those of an unknown one. */
    noteAccount: async (account: string | null): Promise<void> => {
      if ((await tryStorage(readIndex))?.account !== account) await clear(account);
    },

    /** A build begins to serve; what earlier ones left goes a week after they ended, before anything is stored. */
    begin: async (): Promise<void> => {
      await tryStorage(async () => {
        const names = (await caches.keys()).filter((name) => name.startsWith(FILES));
        const builds = names.map((name) => name.slice(FILES.length));
        const begun = (index: OfflineIndex): OfflineIndex =>
          withBuild(index, build, [...builds, ...index.pages.map((page) => page.build)], now());
        const index = begun(await readIndex());
        const over = builds.filter((other) => isBuildEnded(index, other, now()));
        await Promise.all(over.map((other) => caches.delete(FILES + other)));
        await change(begun);
      });
    },
  };
};
