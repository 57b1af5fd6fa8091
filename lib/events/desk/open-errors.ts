import 'server-only';
import { db } from '../../db';
import { openFindings } from '../judge/counting';
import { keptReport } from '../rows/entry-row';

/** A version as organisers judge it, with what was overruled and ticked in it. */
export const readJudged = async (entryId: string, number: number) =>
  db.entryVersion.findFirst({
    where: { entryId, number },
    select: {
      ...{ id: true, number: true, legal: true, report: true },
      overrulings: { where: { withdrawnAt: null }, select: { id: true, finding: true } },
      ticks: { select: { note: true } },
    },
  });

export type JudgedVersion = NonNullable<Awaited<ReturnType<typeof readJudged>>>;

/** What stands in the way of accepting a version. */
export const openIn = ({ report, overrulings }: JudgedVersion): ReturnType<typeof openFindings> =>
  openFindings({ report: keptReport(report), overrulings });

/** How many notes of the terms nobody has ticked. */
export const openNotes = ({ report, ticks }: JudgedVersion): number => {
  const ticked = new Set(ticks.map(({ note }) => note));
  return keptReport(report).standings.filter(({ slot, state }) => state === 'tick' && !ticked.has(slot))
    .length;
};
