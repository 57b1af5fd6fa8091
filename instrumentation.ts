import type { Instrumentation } from 'next';
import { provide, services } from './lib/platform/services';
import { storageError } from './lib/platform/storage-error';

/**
 * Runs once at the start. Gives the server the services of the app (lib/platform/services.ts), and starts to remove
 * what was deleted a month ago. A render worker only gets a way to stop.
 */
export const register = async (): Promise<void> => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { closeReaders, openReaders } = await import('./lib/readers/read-in-thread');
  const { closeStore, storeFault } = await import('./lib/store-state');
  openReaders();
  if (services().isReadOnly) {
    provide({
      stop: async () => {
        closeReaders();
        await closeStore();
      },
    });
    return;
  }
  const { FAST_ROUTES } = await import('./app/api/_http/fast-routes');
  const { SHELL_DATA } = await import('./app/_shell/shell-data');
  const { fillColumns } = await import('./lib/armies/list-armies');
  const { pagesVersion } = await import('./lib/history/selections');
  const { eventVersion } = await import('./lib/events/read-event');
  const { listedVersion } = await import('./lib/events/list-events');
  const { hasOwn } = await import('./lib/accounts/own-things');
  const { allowedTopics, readTopics, userOfCookies } = await import('./lib/streams/read-topics');
  const { pdfsWaiting, stopPdfWorkers } = await import('./lib/sheets/pdf-workers');
  const { purgeDaily } = await import('./lib/api/retention');
  const { purgeArmies } = await import('./lib/armies/delete-army');
  const { purgeBattles } = await import('./lib/history/own/delete-battle');
  const { purgePacks } = await import('./lib/events/packs/own-packs');
  const { noteCounting } = await import('./lib/events/trail/notes');
  const { purgeEvents } = await import('./lib/events/delete-event');
  const { purgeGames } = await import('./lib/games/seats');
  const { noteClosings } = await import('./lib/events/trail/notes');
  const { purgeAccounts } = await import('./lib/accounts/delete-account');
  const stopPurging = purgeDaily([
    noteCounting,
    purgeArmies,
    purgeBattles,
    purgePacks,
    purgeEvents,
    purgeGames,
    purgeAccounts,
    noteClosings,
  ]);
  const stop = async (): Promise<void> => {
    stopPurging();
    stopPdfWorkers();
    closeReaders();
    await closeStore();
  };
  provide({
    fastRoutes: FAST_ROUTES,
    shellData: SHELL_DATA,
    checkStorage: storeFault,
    pageVersions: {
      history: () => pagesVersion(),
      event: (id) => eventVersion(id),
      events: () => listedVersion(),
    },
    ownsAny: hasOwn,
    userOfCookies,
    allowedTopics,
    readTopics,
    pdfsWaiting,
    pageWrites: { 'list-columns': fillColumns },
    stop,
  });
};

/**
 * Once for each page that could not be made: one line in the log, by its route, because addresses hold tokens. The
 * framework writes none (`quiet`). The door answers for a disk or a database in trouble.
 */
export const onRequestError: Instrumentation.onRequestError = async (error, { method }, { routePath }) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { logFault } = await import('./lib/log');
  const trouble = storageError(error);
  if (trouble !== null) services().recordStorageError?.(trouble);
  if (logFault(`${method} ${routePath}`, error)) services().countPageError?.();
};
