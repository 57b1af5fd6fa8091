'use client';

import { useState } from 'react';
import { Button, TextButton } from '@/app/_components/ui/button';
import { SelectField } from '@/app/_components/ui/field';
import { Time } from '@/app/_components/ui/time';
import * as common from '@/app/_components/words';
import { VersionCounts } from '@/app/events/_facts/version-counts';
import * as factsWords from '@/app/events/_facts/words';
import type { EntryDetail } from '@/lib/events/schema';
import type { DifferenceQuestion } from '@/lib/events/wire';
import { grouped } from '@/lib/rules/core/army/number';
import { useDesk } from '../desk-context';
import { EntryDifference } from './entry-difference';
import { EntryPart } from './entry-part';
import * as words from './words';

type EntryVersionsProps = { entry: EntryDetail; onVersion: (version: number | undefined) => void };

/** Every list that was sent, newest first, and what differs between two of them or to another entry. */
export const EntryVersions = ({ entry, onVersion }: EntryVersionsProps) => {
  const { desk } = useDesk();
  const [question, setQuestion] = useState<DifferenceQuestion>();
  const current = entry.shown.number;
  const others = desk.entries.filter(({ number }) => number !== entry.number);
  return (
    <EntryPart title={common.versions}>
      <ol>
        {entry.versions.map(({ number, sentAt, late, verdict, overruled, code }) => (
          <li
            key={number}
            className="border-rule flex flex-wrap items-center gap-x-2.5 gap-y-0.5 border-b py-1.5"
            {...(number === current && { 'aria-current': true })}
          >
            <b className="font-[560]">{common.version(number)}</b>
            <span className="text-12 text-ink-2">
              <Time at={sentAt} zone={desk.event.timeZone} />
              {late && factsWords.lateWithin}
            </span>
            <VersionCounts version={{ verdict, overruled }} clear={common.clearOfFindings} />
            <span className="tabular-nums">{verdict.points === null ? '' : grouped(verdict.points)}</span>
            <span className="mute text-12 tabular-nums">{code}</span>
            <span className="ml-auto flex gap-3">
              {number !== current && (
                <Link onClick={() => onVersion(number === entry.currentVersion ? undefined : number)}>
                  {common.show}
                  <span className="vh"> {common.versionWithin(number)}</span>
                </Link>
              )}
              {number > 1 && (
                <Link onClick={() => setQuestion({ from: number - 1, to: number })}>
                  {words.whatChanged}
                  <span className="vh"> {words.inVersion(number)}</span>
                </Link>
              )}
            </span>
          </li>
        ))}
      </ol>
      {others.length > 0 && (
        <div className="pt-2.5">
          <SelectField
            label={words.compareWith}
            value={question?.other === undefined ? '' : String(question.other)}
            onChange={({ target: { value } }) =>
              setQuestion(value === '' ? undefined : { other: Number(value) })
            }
            options={[
              { value: '', label: words.anotherList },
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
          <EntryDifference number={entry.number} asked={question} />
          <Button size="small" className="mt-2" onClick={() => setQuestion(undefined)}>
            {words.closeComparison}
          </Button>
        </div>
      )}
    </EntryPart>
  );
};

const Link = (props: React.ComponentProps<typeof TextButton>) => (
  <TextButton className="text-12 inline-flex min-h-6 items-center pointer-coarse:min-h-11" {...props} />
);
