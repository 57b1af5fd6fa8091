'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { diffPart } from '@/app/_components/army/diff-part';
import { DiffTable } from '@/app/_components/army/diff-table';
import { errorText } from '@/app/_components/server-changes';
import { getQueryClient } from '@/app/_components/server-state';
import { Button, TextButton } from '@/app/_components/ui/button';
import { SelectField } from '@/app/_components/ui/field';
import { Notice } from '@/app/_components/ui/notice';
import { Time } from '@/app/_components/ui/time';
import { VersionCounts } from '@/app/events/_facts/version-counts';
import type { DifferenceQuestion } from '@/lib/events/contract';
import { differenceQuery } from '@/lib/events/desk/desk-queries';
import type { EntryDetail } from '@/lib/events/schema';
import { grouped } from '@/lib/rules/core/army/number';
import { useDesk } from '../desk-context';
import { EntryPart } from './entry-parts';

type EntryVersionsProps = { entry: EntryDetail; onVersion: (version: number | undefined) => void };

type EntryDifferenceProps = { number: number; difference: DifferenceQuestion };

/** What differs between two lists of the event, line by line. */
const EntryDifference = ({ number, difference }: EntryDifferenceProps) => {
  const { desk, system } = useDesk();
  const [part, setPart] = useState(1);
  const { data, error } = useQuery(differenceQuery(desk.event.id, number, difference), getQueryClient());
  if (data === undefined) {
    return error === null ? (
      <p role="status">Comparing.</p>
    ) : (
      <Notice severity="error" live>
        {errorText(error)}
      </Notice>
    );
  }
  const { before, after, diff } = data;
  const slice = diffPart(diff, part);
  const { parts } = slice.place;
  return (
    <section aria-label="Comparison" className="min-w-0 overflow-x-auto">
      <p className="pb-1 wrap-anywhere">
        From <b className="font-[560]">{before.name}</b>
        {`, version ${before.version}, to`} <b className="font-[560]">{after.name}</b>
        {`, version ${after.version}.`}
      </p>
      <DiffTable
        // Its own links lead to pages; here a button changes the part.
        diff={{ ...slice, place: { ...slice.place, parts: 1 } }}
        pointScale={system.pointScale}
        formations={system.terms.formations}
        href={() => '#'}
      />
      {parts > 1 && (
        <p className="flex flex-wrap items-center gap-2 pt-2">
          <span className="mute">{`Part ${part} of ${parts}`}</span>
          <Button size="small" onClick={() => setPart(part < parts ? part + 1 : 1)}>
            {part < parts ? 'More differences' : 'From the beginning'}
          </Button>
        </p>
      )}
    </section>
  );
};

/** Every list that was sent, newest first, and what differs between two of them or to another entry. */
export const EntryVersions = ({ entry, onVersion }: EntryVersionsProps) => {
  const { desk } = useDesk();
  const [question, setQuestion] = useState<DifferenceQuestion>();
  const current = entry.shown.number;
  const others = desk.entries.filter(({ number }) => number !== entry.number);
  return (
    <EntryPart title="Versions">
      <ol>
        {entry.versions.map(({ number, sentAt, late, verdict, overruled, code }) => (
          <li
            key={number}
            className="border-rule flex flex-wrap items-center gap-x-2.5 gap-y-0.5 border-b py-1.5"
            {...(number === current && { 'aria-current': true })}
          >
            <b className="font-[560]">{`Version ${number}`}</b>
            <span className="text-12 text-ink-2">
              <Time at={sentAt} zone={desk.event.timeZone} />
              {late && ', late'}
            </span>
            <VersionCounts version={{ verdict, overruled }} />
            <span className="tabular-nums">{verdict.points === null ? '' : grouped(verdict.points)}</span>
            <span className="mute text-12 tabular-nums">{code}</span>
            <span className="ml-auto flex gap-3">
              {number !== current && (
                <Link onClick={() => onVersion(number === entry.currentVersion ? undefined : number)}>
                  Show
                  <span className="vh"> {`version ${number}`}</span>
                </Link>
              )}
              {number > 1 && (
                <Link onClick={() => setQuestion({ from: number - 1, to: number })}>
                  What changed
                  <span className="vh"> {`in version ${number}`}</span>
                </Link>
              )}
            </span>
          </li>
        ))}
      </ol>
      {others.length > 0 && (
        <div className="pt-2.5">
          <SelectField
            label="Compare with"
            value={question?.other === undefined ? '' : String(question.other)}
            onChange={({ target: { value } }) =>
              setQuestion(value === '' ? undefined : { other: Number(value) })
            }
            options={[
              { value: '', label: 'Another list' },
              ...others.map(({ number, name, counts }) => ({
                value: String(number),
                label: `${name}: ${counts.version.list.name}`,
              })),
            ]}
          />
        </div>
      )}
      {question !== undefined && (
        <div className="pt-2.5">
          <EntryDifference number={entry.number} difference={question} />
          <Button size="small" className="mt-2" onClick={() => setQuestion(undefined)}>
            Close the comparison
          </Button>
        </div>
      )}
    </EntryPart>
  );
};

const Link = (props: React.ComponentProps<typeof TextButton>) => (
  <TextButton className="text-12 inline-flex min-h-6 items-center pointer-coarse:min-h-11" {...props} />
);
