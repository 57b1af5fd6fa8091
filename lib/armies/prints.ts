import 'server-only';
import { customAlphabet } from 'nanoid';
import type { z } from 'zod';
import { isSystemId, loadSystem } from '@/lib/rules';
import type { ArmyFile } from '@/lib/rules/core/army/document';
import type { EnteredAs } from '@/lib/rules/core/army/entered-list';
import { isLegal } from '@/lib/rules/core/check/finding';
import { rulesProfile } from '@/lib/rules/core/contract/profile';
import { db } from '../db';
import { factsFor } from '../history/regiments';
import type { Viewer } from '../identity/viewer';
import type { PlateLayout } from '../rules/core/sheet/plate';
import { knownPaper, type Paper } from '../rules/core/sheet/sheet';
import { ownedTerms } from '../terms/owned-terms';
import { storedFile } from './army-row';
import { type DoneAnswer, type PrintAnswer, type PrintRequest, plateSchema } from './schema';

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

const STALE = 'The army you are printing is not the stored version, so it gets no code.';

/**
 * Pins that version in the history, so that no autosave replaces its row, and returns its document: the code of the
 * sheet opens it as long as the history holds it. Null if the version is not stored.
 */
const pinned = async (armyId: string, revision: number): Promise<string | null> => {
  const { count } = await db.armyVersion.updateMany({
    where: { armyId, revision },
    data: { explicit: true },
  });
  if (count === 0) return null;
  const version = await db.armyVersion.findFirst({ where: { armyId, revision }, select: { document: true } });
  return version?.document ?? null;
};

/** The code of a print, and the file that it is of. */
type Print =
  | (Omit<Extract<PrintAnswer, { ok: true }>, keyof EnteredAs> & { readonly file: ArmyFile })
  | Extract<PrintAnswer, { ok: false }>;

/**
 * Notes that a version of an army is printed and gives the print a short code. The same version printed again on the
 * same day, under the same data, has the same code. Points and verdict are of today's data, as those on the paper. The
 * file that is printed is answered with it.
 * @param request the version whose numbers are printed, and the data version in that browser; a code is
 * given for exactly these or not at all
 */
export const createPrint = async (
  viewer: Viewer,
  armyId: string,
  request: PrintRequest,
  now: Date = new Date(),
): Promise<Print> => {
  const { revision } = request;
  const army = await db.army.findFirst({
    where: { id: armyId, userId: viewer.userId, deletedAt: null },
    select: { system: true },
  });
  if (army === null) return { ok: false, code: 'not-found' };
  if (!isSystemId(army.system)) throw new Error(`The army ${armyId} is of an unknown system: ${army.system}`);
  const system = await loadSystem(army.system);
  const { dataVersion } = system;
  const isCurrent = (request.dataVersion ?? dataVersion) === dataVersion;
  const document = isCurrent ? await pinned(armyId, revision) : null;
  if (document === null) return { ok: false, code: 'stale', message: STALE };
  const file = storedFile(document);
  const terms = await ownedTerms(viewer, system, file);
  const profile = rulesProfile(system, file, terms?.packs).hash;
  const same = await db.print.findFirst({
    where: { armyId, revision, profile, dataVersion, createdAt: { gte: startOfDay(now) } },
    select: { code: true, createdAt: true },
  });
  if (same !== null) {
    return { ok: true, code: same.code, revision, date: same.createdAt.toISOString(), file };
  }
  const facts = await factsFor(system, file);
  const { costing, findings } = terms?.judge(file, facts) ?? system.assess(file, facts);
  const code = await freeCode();
  await db.print.create({
    data: {
      code,
      armyId,
      revision,
      profile,
      dataVersion,
      points: costing?.total ?? null,
      legal: isLegal(findings),
      createdAt: now,
    },
    select: { code: true },
  });
  return { ok: true, code, revision, date: now.toISOString(), file };
};
