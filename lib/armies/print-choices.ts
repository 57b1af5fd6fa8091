import 'server-only';
import type { z } from 'zod';
import { db } from '../db';
import type { Viewer } from '../identity/viewer';
import type { PlateLayout } from '../rules/core/sheet/plate';
import { knownPaper, type Paper } from '../rules/core/sheet/sheet';
import { type DoneAnswer, plateSchema } from './schema';

/** A layout as it is stored; by rule where nothing is, or what no version of ours wrote. */
const readLayout = (text: string | null): PlateLayout => {
  if (text === null) return {};
  const parsed = plateSchema.shape.layout.safeParse(JSON.parse(text));
  return parsed.success ? parsed.data : {};
};

/** The facts of a print that stand beside its army: nothing where all formations stand by rule. */
export const printedLayout = async (armyId: string): Promise<{ readonly layout?: PlateLayout }> => {
  const army = await db.army.findFirst({ where: { id: armyId }, select: { plate: true } });
  return army?.plate == null ? {} : { layout: readLayout(army.plate) };
};

/** Where the viewer put the formations of an army; null when there is no such army. */
export const getPlate = async (
  viewer: Viewer | null,
  id: string,
): Promise<z.infer<typeof plateSchema> | null> => {
  if (viewer === null) return null;
  const army = await db.army.findFirst({
    where: { id, userId: viewer.userId, deletedAt: null },
    select: { plate: true },
  });
  return army && { layout: readLayout(army.plate) };
};

/** Keeps where formations stand; its army has no new version by that. */
export const keepPlate = async (
  viewer: Viewer | null,
  id: string,
  { layout }: z.infer<typeof plateSchema>,
): Promise<DoneAnswer> => {
  const plate = Object.keys(layout).length === 0 ? null : JSON.stringify(layout);
  const { count } =
    viewer === null
      ? { count: 0 }
      : await db.army.updateMany({ where: { id, userId: viewer.userId, deletedAt: null }, data: { plate } });
  return count === 0 ? { ok: false, code: 'not-found' } : { ok: true };
};

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
