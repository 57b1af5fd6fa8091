import 'server-only';
import { customAlphabet } from 'nanoid';
import { isSystemId, loadSystem } from '@/lib/rules';
import { rulesProfile } from '@/lib/rules/core/profile';
import { db } from '../db';
import type { Viewer } from '../viewer';
import { storedFile } from './army-record';
import type { PrintAnswer } from './schema';

/** No letters that are mistaken for digits, no vowels that make words. */
const draw = customAlphabet('23456789BCDFGHJKLMNPQRSTVWXZ', 6);

const newCode = (): string => {
  const text = draw();
  return `MU-${text.slice(0, 4)}-${text.slice(4)}`;
};

const freeCode = async (): Promise<string> => {
  for (;;) {
    const code = newCode();
    if ((await db.print.count({ where: { code } })) === 0) return code;
  }
};

const startOfDay = (now: Date): Date => new Date(now.toISOString().slice(0, 10));

/**
 * Notes that an army is printed and gives the print a short code. The same state of the army printed again on the
 * same day has the same code.
 */
export const createPrint = async (
  { userId }: Viewer,
  armyId: string,
  now: Date = new Date(),
): Promise<PrintAnswer> => {
  const army = await db.army.findFirst({
    where: { id: armyId, userId, deletedAt: null },
    select: { revision: true, document: true, system: true, dataVersion: true, points: true, legal: true },
  });
  if (army === null) return { ok: false, code: 'not-found' };
  const { revision, document, system, dataVersion, points, legal } = army;
  if (!isSystemId(system)) throw new Error(`The army ${armyId} is of an unknown system: ${system}`);
  const profile = rulesProfile(await loadSystem(system), storedFile(document)).hash;
  const same = await db.print.findFirst({
    where: { armyId, revision, profile, dataVersion, createdAt: { gte: startOfDay(now) } },
    select: { code: true, createdAt: true },
  });
  if (same !== null) return { ok: true, code: same.code, revision, date: same.createdAt.toISOString() };
  const code = await freeCode();
  await db.print.create({
    data: { code, armyId, revision, profile, dataVersion, points, legal, createdAt: now },
    select: { code: true },
  });
  return { ok: true, code, revision, date: now.toISOString() };
};
