import 'server-only';
import { factsFor } from '../../history/regiment-facts';
import type { Terms } from '../../rules/events/combine';
import { readArmyValue } from '../../rules/read-army';
import { reportOf } from '../desk/entry-detail';
import { keptSummary, verdictOf } from '../rows/entry-row';
import { type EventRow, systemOf } from '../rows/event-row';
import type { Report, Today, Verdict, Version } from '../schema';
import { keysOfToday } from './finding-keys';
import { benchOf, judgedList } from './judge-list';
import { termsInUse } from './terms';

const findingsIn = (report: Report, terms: Terms): string => {
  const keys = keysOfToday(report, terms);
  return report.findings
    .map(({ key, severity }) => `${severity} ${keys.get(key)}`)
    .toSorted()
    .join('\n');
};

type Told = { readonly verdict: Verdict; readonly report: Report };

const isSame = (stored: Told, today: Told, terms: Terms): boolean =>
  stored.verdict.standing === today.verdict.standing &&
  stored.verdict.points === today.verdict.points &&
  findingsIn(stored.report, terms) === findingsIn(today.report, terms);

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
  const inUse = await termsInUse(event.id, verdict.termsVersion);
  const bench = await benchOf(system, inUse);
  const list = judgedList(bench, read.file, now, await factsFor(system, read.file));
  const today = {
    verdict: verdictOf(list, keptSummary(list.summary).points),
    report: reportOf(list.report),
  };
  return { ...today, same: isSame({ verdict, report }, today, inUse.terms) };
};
