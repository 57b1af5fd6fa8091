import 'server-only';
import { type Statement, sql, updateWhere } from '@/prisma/statement';
import type { ArmyColumns } from './army-columns';

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
