/**
 * Once at the start of the server: hands the door (bin/lib/gate.mjs) what it may ask past the framework, whether the store
 * is ready and how to stop; and begins to remove what was deleted a month ago.
 */
export const register = async (): Promise<void> => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { DIRECT } = await import('./app/api/_http/direct');
  const { closeStore, storeFault } = await import('./lib/store-state');
  const { closeReaders, openReaders } = await import('./lib/readers/read-aside');
  const { stopPress } = await import('./lib/sheets/render-pdf');
  const { purgeArmies, purgeDaily } = await import('./lib/armies/purge-armies');
  const { purgeBattles } = await import('./lib/history/own/purge-battles');
  const { purgePacks } = await import('./lib/events/packs/delete-pack');
  const { purgeEvents } = await import('./lib/events/purge-events');
  const { purgeAccounts } = await import('./lib/accounts/purge-accounts');
  openReaders();
  const stopPurging = purgeDaily([purgeArmies, purgeBattles, purgePacks, purgeEvents, purgeAccounts]);
  const musterStop = async (): Promise<void> => {
    stopPurging();
    stopPress();
    closeReaders();
    await closeStore();
  };
  Object.assign(globalThis, { musterDirect: DIRECT, musterReady: storeFault, musterStop });
};
