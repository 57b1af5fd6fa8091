import { partIn } from '@/app/_components/army/parts';
import { versionsPath } from '@/lib/pages';

/**
 * What the address asks for: a version, which it is compared with (today's, if nothing is said), and the parts of the
 * differences, the order of battle and the findings.
 */
export type HistoryQuestion = {
  readonly version: number;
  readonly against: number;
  readonly lines: number;
  readonly rows: number;
  readonly findings: number;
  /** the whole army is unfolded */
  readonly whole: boolean;
};

type Search = Record<string, string | string[] | undefined>;

const numberIn = (value: string | string[] | undefined): number =>
  typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : 0;

/** Reads the address: `?version=12&with=11`. */
export const historyQuestion = ({
  version,
  with: against,
  lines,
  rows,
  findings,
}: Search): HistoryQuestion => ({
  version: numberIn(version),
  against: numberIn(against),
  lines: partIn(lines),
  rows: partIn(rows),
  findings: partIn(findings),
  whole: rows !== undefined || findings !== undefined,
});

/** The address of a question about the history of an army. */
export const historyPath = (
  armyId: string,
  { version, against, lines, rows, findings, whole }: HistoryQuestion,
): string => {
  const query = new URLSearchParams({ version: String(version) });
  if (against > 0) query.set('with', String(against));
  if (lines > 1) query.set('lines', String(lines));
  if (whole) {
    query.set('rows', String(rows));
    query.set('findings', String(findings));
  }
  return `${versionsPath(armyId)}?${query}`;
};
