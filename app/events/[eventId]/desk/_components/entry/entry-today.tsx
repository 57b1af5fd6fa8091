'use client';

import { Notice } from '@/app/_components/ui/notice';
import { VersionCounts } from '@/app/events/_facts/version-counts';
import type { Verdict } from '@/lib/events/judge/verdict-answers';
import type { EntryDetail } from '@/lib/events/schema';
import { grouped } from '@/lib/rules/core/army/number';

const pointsText = ({ points }: Verdict): string =>
  points === null ? 'no points' : `${grouped(points)} points`;

const Told = ({ term, verdict }: { term: string; verdict: Verdict }) => (
  <div className="flex flex-wrap items-baseline justify-between gap-x-3">
    <dt className="text-ink-2">{term}</dt>
    <dd className="flex items-center gap-2">
      <VersionCounts version={{ verdict, overruled: 0 }} clear="no findings" />
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
        Today’s rules and data can no longer read this list. The stored verdict counts.
      </Notice>
    );
  }
  if (today.same && earlier.length === 0) return null;
  return (
    <dl className="border-info bg-info-wash mt-2 grid gap-1 border-l-3 px-3 py-2" aria-label="Verdicts">
      {earlier.map((each) => (
        <Told key={each.termsVersion} term={`Under terms ${each.termsVersion}`} verdict={each} />
      ))}
      <Told term={`Stored, terms ${verdict.termsVersion}`} verdict={verdict} />
      {!today.same && <Told term="By today’s rules and data" verdict={today.verdict} />}
    </dl>
  );
};
