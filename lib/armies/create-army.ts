import 'server-only';
import type { Viewer } from '../identity/viewer';
import { assessedColumns } from './army-row';
import { insertArmy } from './insert-army';
import { readArmy } from './read-army';
import type { CreateAnswer } from './schema';

/**
 * Stores an army file as a new army of the viewer's. `owner` is asked for once the file has been read: nobody is
 * signed in for a file that is refused.
 */
export const createArmy = async (
  owner: Viewer | (() => Promise<Viewer>),
  file: unknown,
  now: Date = new Date(),
): Promise<CreateAnswer> => {
  const read = await readArmy(file);
  if (!read.ok) return read;
  const viewer = typeof owner === 'function' ? await owner() : owner;
  return { ok: true, ...(await insertArmy(viewer, await assessedColumns(viewer, read), now)) };
};
