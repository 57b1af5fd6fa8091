import { forgetVersions } from '@/app/_editor/save/last-version';

/** Forgets what this device was told of its person: versions of documents, games. What it has not sent stays. */
export const forgetDevice = async (): Promise<void> => {
  forgetVersions();
  const { forgetTold } = await import('@/app/games/[gameId]/_game/outbox');
  await forgetTold();
};

/** A new visit, as nobody: over plain http no worker forgets what this device was told. */
export const visitAsNobody = async (path: string): Promise<void> => {
  await forgetDevice();
  location.assign(path);
};
