import 'server-only';
import type { Viewer } from '../viewer';
import { assessedColumns } from './assess-army';
import { insertArmy } from './insert-army';
import { readArmy } from './read-army';
import type { CreateAnswer } from './schema';

/** Stores an army file as a new army of the viewer's. */
export const createArmy = async (
  viewer: Viewer,
  file: unknown,
  now: Date = new Date(),
): Promise<CreateAnswer> => {
  const read = await readArmy(file);
  if (!read.ok) return read;
  return { ok: true, ...(await insertArmy(viewer, assessedColumns(read), now)) };
};
