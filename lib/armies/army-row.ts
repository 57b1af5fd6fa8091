import 'server-only';
import { type Statement, sql } from '@/prisma/statement';
import type { AssessedColumns } from './assess-army';

type Update = {
  readonly id: string;
  readonly userId: string;
  /** the revision the edit was made on */
  readonly revision: number;
  readonly columns: AssessedColumns;
  readonly now: Date;
};

/** Puts an edit in the place of the revision it was made on; changes no row where that is no longer today's. */
export const updateArmy = ({ id, userId, revision, columns, now }: Update): Statement => {
  const { document, name, system, edition, dataVersion, nation, year, points, budget, units } = columns;
  const { breakingPoint, legal, errors, warnings, infos, summary, report, bytes } = columns;
  return sql`UPDATE "Army" SET "revision" = ${revision + 1}, "document" = ${document}, "name" = ${name},
    "system" = ${system}, "edition" = ${edition}, "dataVersion" = ${dataVersion}, "nation" = ${nation},
    "year" = ${year}, "points" = ${points}, "budget" = ${budget}, "units" = ${units},
    "breakingPoint" = ${breakingPoint}, "legal" = ${legal}, "errors" = ${errors}, "warnings" = ${warnings},
    "infos" = ${infos}, "summary" = ${summary}, "report" = ${report}, "bytes" = ${bytes}, "editedAt" = ${now}
    WHERE "id" = ${id} AND "userId" = ${userId} AND "revision" = ${revision} AND "deletedAt" IS NULL`;
};
