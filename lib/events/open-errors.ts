import 'server-only';
import { db } from '../db';
import { keptReport } from './entry-row';

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

/** Keys of the findings of error level of a version. */
export const errorsIn = ({ legal, report }: Pick<JudgedVersion, 'legal' | 'report'>): string[] =>
  legal
    ? []
    : keptReport(report).findings.flatMap(({ key, severity }) => (severity === 'error' ? [key] : []));

/** How many findings of error level nobody has overruled. */
export const openErrors = (version: JudgedVersion): number => {
  const passed = new Set(version.overrulings.map(({ finding }) => finding));
  return errorsIn(version).filter((key) => !passed.has(key)).length;
};

/** How many notes of the terms nobody has ticked. */
export const openNotes = ({ report, ticks }: JudgedVersion): number => {
  const ticked = new Set(ticks.map(({ note }) => note));
  return keptReport(report).standings.filter(({ slot, state }) => state === 'tick' && !ticked.has(slot))
    .length;
};
