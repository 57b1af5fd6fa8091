import 'server-only';
import { db } from '../db';
import type { Viewer } from '../identity/viewer';
import { knownPaper, type Paper } from '../rules/core/sheet/sheet';

/** The paper on which this person prints, on whatever device; null if never said. */
export const paperOf = async (viewer: Viewer | null): Promise<Paper | null> => {
  if (viewer === null) return null;
  const user = await db.user.findUnique({ where: { id: viewer.userId }, select: { paper: true } });
  return knownPaper(user?.paper);
};

/** Remembers the paper of this person. */
export const keepPaper = async ({ userId }: Viewer, paper: Paper): Promise<void> => {
  await db.user.updateMany({ where: { id: userId }, data: { paper } });
};
