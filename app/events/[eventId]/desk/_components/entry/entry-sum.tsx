'use client';

import { formatLeft } from '@/app/_components/army/points';
import { SumLine } from '@/app/_components/army/sum-line';
import { Notice } from '@/app/_components/ui/notice';
import { PointsBar } from '@/app/_components/ui/points-bar';
import { Time } from '@/app/_components/ui/time';
import { identicalNames, identicalTo } from '@/lib/events/desk/desk-view';
import { acceptedVerdict } from '@/lib/events/judge/counting';
import type { DeskRow, EntryDetail } from '@/lib/events/schema';
import { grouped } from '@/lib/rules/core/army/number';
import { toMinor } from '@/lib/rules/core/price/points';
import { pointsLimit } from '@/lib/rules/events/points-limit';
import { acceptedWords } from '@/lib/rules/events/verdict-words';
import { useDesk } from '../desk-context';

/** What it costs, of what the terms allow, and what is out of the ordinary with it. */
export const EntrySum = ({ entry, row }: { entry: EntryDetail; row: DeskRow }) => {
  const { desk, system, alikes } = useDesk();
  const { list, verdict, late, number, sentAt } = entry.shown;
  const { points } = verdict;
  const limit = pointsLimit(entry.shown.report.standings);
  const max = limit === undefined ? list.budget : limit.max;
  const minor = (printed: number) => toMinor(printed, system.pointScale);
  const own = max === null ? system.terms.points : `of ${grouped(max)} ${system.terms.points}`;
  const left =
    points === null
      ? undefined
      : formatLeft(minor(points), max === null ? null : minor(max), system.pointScale, limit?.tolerance);
  const same = identicalTo(alikes, row);
  const zone = desk.event.timeZone;
  return (
    <>
      {points !== null && (
        <div className="pt-3">
          <SumLine
            sum={grouped(points)}
            of={limit === undefined || limit.allowed === null ? own : `of ${limit.allowed}`}
            apart
            {...(left && { left })}
          />
          <PointsBar
            className="mt-2"
            shares={list.shares}
            total={minor(points)}
            budget={max === null ? null : minor(max)}
          />
        </div>
      )}
      <ul className="text-12 text-ink-2 pt-2">
        <li>
          {`Version ${number} sent`} <Time at={sentAt} zone={zone} inSentence />
          {late && <b className="text-warning font-semibold">, late</b>}
          {entry.shown.frozen && ', frozen'}. {entry.locked && <b>Locked: the player cannot replace it.</b>}
        </li>
        {entry.contact !== '' && (
          <li className="wrap-anywhere">
            Contact: <bdi>{entry.contact}</bdi>
          </li>
        )}
        {entry.shown.number === entry.acceptedVersion && entry.shown.verdict.standing !== 'legal' && (
          <li className="font-[560] wrap-anywhere">
            {acceptedWords(acceptedVerdict(entry.shown, entry.acceptedUnder))}
          </li>
        )}
        {entry.acceptedVersion !== null && entry.acceptedVersion !== entry.currentVersion && (
          <li>{`Version ${entry.acceptedVersion} is the accepted one and counts until version ${entry.currentVersion} is accepted.`}</li>
        )}
      </ul>
      {same.named.length > 0 && (
        <Notice severity="warning" className="mt-2">
          {`The same list, unit by unit, as ${identicalNames(same, ({ name, number: at }) => `${name} (${at})`)}.`}
        </Notice>
      )}
    </>
  );
};
