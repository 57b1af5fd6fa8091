/**
 * Once at the start of the server: hands the door (bin/lib/gate.mjs) what it may ask past the framework, and begins to
 * remove what was deleted a month ago.
 */
export const register = async (): Promise<void> => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { DIRECT } = await import('./app/api/_http/direct');
  Object.assign(globalThis, { musterDirect: DIRECT });
  const { purgeDaily } = await import('./lib/armies/purge-armies');
  purgeDaily();
};
