'use client';

import * as commonParts from '@/app/_components/part-words';
import { Notice } from '@/app/_components/ui/notice';
import * as common from '@/app/_components/words';
import { VersionCounts } from '@/app/events/_facts/version-counts';
import * as factsWords from '@/app/events/_facts/words';
import type { Verdict } from '@/lib/events/judge/verdict-answers';
import type { EntryDetail } from '@/lib/events/schema';
import { grouped } from '@/lib/rules/core/army/number';
import * as words from './words';

const pointsText = ({ points }: Verdict): string =>
  points === null ? common.noPoints : commonParts.amountOfPoints(grouped(points));

const Told = ({ term, verdict }: { term: string; verdict: Verdict }) => (
  <div className="flex flex-wrap items-baseline justify-between gap-x-3">
    <dt className="text-ink-2">{term}</dt>
    <dd className="flex items-center gap-2">
      <VersionCounts version={{ verdict, overruled: 0 }} clear={common.clearOfFindings} />
      {pointsText(verdict)}
    </dd>
  </div>
);

/** The stored verdict beside what rules and data of today make of the list, where the two differ. */
export const EntryToday = ({ entry }: { entry: EntryDetail }) => {
  const { shown, today } = entry;
  const { verdict, earlier } = shown;
  if (today === null) {
    return (
      <Notice severity="warning" className="mt-2">
        {words.canNoLongerRead}
      </Notice>
    );
  }
  if (today.same && earlier.length === 0) return null;
  return (
    <dl
      className="border-info bg-info-wash mt-2 grid gap-1 border-l-3 px-3 py-2"
      aria-label={commonParts.verdicts}
    >
      {earlier.map((each) => (
        <Told key={each.termsVersion} term={factsWords.underTerms(each.termsVersion)} verdict={each} />
      ))}
      <Told term={words.storedUnderTerms(verdict.termsVersion)} verdict={verdict} />
      {!today.same && <Told term={words.byTodaysRulesAndData} verdict={today.verdict} />}
    </dl>
  );
};
