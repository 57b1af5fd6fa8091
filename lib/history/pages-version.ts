import 'server-only';
import { db } from '../db';
import { PUBLISHED_OWN } from './selections';

/**
 * Another one whenever pages for everybody are others: what ships is seeded anew, or a person publishes an order of
 * battle, changes it or takes it back. Read from the store, so that all processes and instances follow.
 */
export const pagesVersion = async (): Promise<string> => {
  const [seeds, published] = await Promise.all([
    db.seedVersion.findMany(),
    db.battle.aggregate({
      where: PUBLISHED_OWN,
      _count: true,
      _max: { updatedAt: true, publishedAt: true },
    }),
  ]);
  return JSON.stringify([seeds, published]);
};
