import type { Instrumentation } from 'next';
import { storeTrouble } from './lib/store-trouble';
import { lend, ports } from './server/ports';

/**
 * Once at the start of the server: hands the door (server/gate.ts) what it may ask past the framework, whether the store
 * is ready and how to stop; and begins to remove what was deleted a month ago. A page process does none of that.
 */
export const register = async (): Promise<void> => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { closeReaders, openReaders } = await import('./lib/readers/read-aside');
  const { closeStore, storeFault } = await import('./lib/store-state');
  openReaders();
  if (ports().onlyReads) {
    lend({
      stop: async () => {
        closeReaders();
        await closeStore();
      },
    });
    return;
  }
  const { DIRECT } = await import('./app/api/_http/direct');
  const { FILLINGS } = await import('./app/_frames/fillings');
  const { fillColumns } = await import('./lib/armies/list-armies');
  const { pagesVersion } = await import('./lib/history/selections');
  const { eventVersion } = await import('./lib/events/read-event');
  const { listedVersion } = await import('./lib/events/list-events');
  const { hasOwn } = await import('./lib/accounts/own-things');
  const { pdfsWaiting, stopPress } = await import('./lib/sheets/press-room');
  const { purgeDaily } = await import('./lib/api/keeping');
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
    stopPress();
    closeReaders();
    await closeStore();
  };
  lend({
    direct: DIRECT,
    fillings: FILLINGS,
    ready: storeFault,
    pageVersions: {
      history: () => pagesVersion(),
      event: (id) => eventVersion(id),
      events: () => listedVersion(),
    },
    hasOwn,
    pdfsWaiting,
    writes: { 'list-columns': fillColumns },
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
  const trouble = storeTrouble(error);
  if (trouble !== null) ports().noteTrouble?.(trouble);
  if (logFault(`${method} ${routePath}`, error)) ports().notePageFault?.();
};
