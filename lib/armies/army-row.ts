import 'server-only';
import type { ArmyFile } from '@/lib/rules/core/army/document';
import { type Statement, sql, updateWhere } from '@/prisma/statement';
import type { Prisma } from '../db';
import { factsFor } from '../history/regiments';
import type { Viewer } from '../identity/viewer';
import { ownedTerms } from '../terms/owned-terms';
import { type ArmyColumns, armyColumns, type Readable } from './army-columns';
import type { ArmyRecord } from './schema';

export const RECORD = {
  id: true,
  revision: true,
  editedAt: true,
  document: true,
  points: true,
  errors: true,
  warnings: true,
} as const;

type RecordRow = Readonly<Prisma.ArmyGetPayload<{ select: typeof RECORD }>>;

/** A stored document was read strictly before it was stored. */
export const storedFile = (document: string): ArmyFile => JSON.parse(document) as ArmyFile;

export const armyRecord = ({ id, revision, editedAt, document, ...verdict }: RecordRow): ArmyRecord => ({
  id,
  revision,
  editedAt: editedAt.toISOString(),
  file: storedFile(document),
  verdict,
});

/** `armyColumns` by the regiments of the store, under the packs that the army names and its owner can read. */
export const assessedColumns = async (owner: Viewer, read: Readable): Promise<ArmyColumns> => {
  const { system, file } = read;
  const [facts, terms] = await Promise.all([factsFor(system, file), ownedTerms(owner, system, file)]);
  return armyColumns(read, facts, terms);
};

type Update = {
  readonly id: string;
  readonly userId: string;
  /** the revision the edit was made on */
  readonly revision: number;
  readonly columns: ArmyColumns;
  readonly now: Date;
};

/** Puts an edit in the place of the revision it was made on; changes no row where that is no longer today's. */
export const updateArmy = ({ id, userId, revision, columns, now }: Update): Statement =>
  updateWhere(
    'Army',
    { ...columns, revision: revision + 1, editedAt: now },
    sql`"id" = ${id} AND "userId" = ${userId} AND "revision" = ${revision} AND "deletedAt" IS NULL`,
  );
