import 'server-only';
import type { Transaction } from '../db';
import { newRowId } from './army-id';
import type { AssessedColumns } from './assess-army';

/** Autosaves within this time of the first share one row of history. */
const COALESCE = 5 * 60 * 1000;
/** Rows of history kept of an army. */
export const MAX_VERSIONS = 100;

type Saved = {
  readonly armyId: string;
  readonly revision: number;
  readonly explicit: boolean;
  readonly now: Date;
  readonly columns: Pick<
    AssessedColumns,
    'document' | 'name' | 'points' | 'units' | 'legal' | 'errors' | 'warnings' | 'dataVersion'
  >;
  /** what the version is called from the start */
  readonly label?: string;
};

const latest = (transaction: Transaction, armyId: string) =>
  transaction.armyVersion.findFirst({
    where: { armyId },
    orderBy: { revision: 'desc' },
    select: { id: true, explicit: true, startedAt: true },
  });

const forgetOldest = async (transaction: Transaction, armyId: string): Promise<void> => {
  const [oldest] = await transaction.armyVersion.findMany({
    where: { armyId },
    orderBy: { revision: 'desc' },
    skip: MAX_VERSIONS - 1,
    take: 1,
    select: { revision: true },
  });
  if (oldest === undefined) return;
  await transaction.armyVersion.deleteMany({ where: { armyId, revision: { lt: oldest.revision } } });
};

/**
 * Writes a save into the history of its army: an autosave into the row of the last five minutes if there is one,
 * anything else into a row of its own. An explicit row is never rewritten.
 */
export const recordVersion = async (
  transaction: Transaction,
  { armyId, revision, explicit, now, columns, label }: Saved,
): Promise<void> => {
  const { document, name, points, units, legal, errors, warnings, dataVersion } = columns;
  const verdict = { points, units, legal, errors, warnings, dataVersion };
  const facts = { revision, document, name, ...verdict, savedAt: now };
  const last = await latest(transaction, armyId);
  const age = last === null ? Number.POSITIVE_INFINITY : now.getTime() - last.startedAt.getTime();
  if (last !== null && !explicit && !last.explicit && age >= 0 && age < COALESCE) {
    // a version that was kept since is no longer an autosave
    const { count } = await transaction.armyVersion.updateMany({
      where: { id: last.id, explicit: false },
      data: facts,
    });
    if (count > 0) return;
  }
  await transaction.armyVersion.create({
    data: {
      ...facts,
      id: newRowId(),
      armyId,
      explicit,
      startedAt: now,
      ...(label !== undefined && { label }),
    },
    select: { id: true },
  });
  await forgetOldest(transaction, armyId);
};
