import 'server-only';
import type { PageVersion } from '../api/page-version';
import { db } from '../db';
import { PUBLISHED_OWN } from './selections';

/**
 * What pages for everybody are made of: what ships, and the orders of battle that people have published.
 * Read from the store, so that all processes and instances follow.
 */
export const pagesVersion = async (): Promise<PageVersion> => {
  const [seeds, published] = await Promise.all([
    db.seedVersion.findMany(),
    db.battle.aggregate({
      where: PUBLISHED_OWN,
      _count: true,
      _max: { updatedAt: true, publishedAt: true },
    }),
  ]);
  return { name: JSON.stringify([seeds, published]), until: Number.POSITIVE_INFINITY };
};
