import 'server-only';
import { readArmyValue } from '../rules/read-army';
import { reportOf } from './entry-detail';
import { keptSummary, verdictOf } from './entry-row';
import { type EventRow, systemOf } from './event-row';
import { benchOf, judgedList } from './judge-list';
import type { Report, Today, Verdict, Version } from './schema';
import { termsInUse } from './terms';

const findingsIn = ({ findings }: Pick<Report, 'findings'>): string =>
  findings
    .map(({ key, severity }) => `${severity} ${key}`)
    .toSorted()
    .join('\n');

const isSame = (
  stored: { verdict: Verdict; report: Report },
  today: { verdict: Verdict; report: Report },
): boolean =>
  stored.verdict.standing === today.verdict.standing &&
  stored.verdict.points === today.verdict.points &&
  findingsIn(stored.report) === findingsIn(today.report);

/**
 * What rules and data of today make of a stored version, under the terms it was judged by. It is shown beside the stored
 * verdict and never written. Null where the list does not even read any more.
 */
export const judgedToday = async (
  event: EventRow,
  { file, verdict, report }: Version,
  now: Date,
): Promise<Today | null> => {
  const read = await readArmyValue(file);
  if (!read.ok) return null;
  const system = await systemOf(event);
  const bench = await benchOf(system, await termsInUse(event.id, verdict.termsVersion));
  const list = await judgedList(bench, read.file, now);
  const today = {
    verdict: verdictOf(list, keptSummary(list.summary).points),
    report: reportOf(list.report),
  };
  return { ...today, same: isSame({ verdict, report }, today) };
};
