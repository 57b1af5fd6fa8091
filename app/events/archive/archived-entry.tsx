import { useState } from 'react';
import { BottomSheet } from '@/app/_components/ui/dialog';
import { Segments } from '@/app/_components/ui/segments';
import { signsOf } from '@/lib/rules/core/army/hash-signs';
import { capital } from '@/lib/rules/core/army/words';
import { errorWords } from '@/lib/rules/events/verdict-words';
import { dayTime, exactTime } from '../_facts/event-times';
import { Fact, Facts } from '../_facts/facts';
import { EntryPart } from '../[eventId]/desk/_components/entry/entry-part';
import { STATE_WORDS } from '../[eventId]/desk/_components/entry/entry-words';
import type { ArchiveRow } from './archive-view';
import { ArchivedListView } from './archived-list';

type SheetProps = { row: ArchiveRow | undefined; zone: string; onClose: () => void };

/** One entry of an archive over the page: each of its lists, and what was said of them. */
export const ArchivedEntrySheet = ({ row, zone, onClose }: SheetProps) => (
  <BottomSheet
    open={row !== undefined}
    onClose={onClose}
    title={row === undefined ? '' : `Entry ${row.told.number}, ${row.told.name}`}
    wide
  >
    {row !== undefined && <ArchivedEntryView key={row.told.number} row={row} zone={zone} />}
  </BottomSheet>
);

const KINDS: Readonly<Record<string, string>> = {
  note: 'wrote',
  question: 'asked',
  answer: 'answered',
  return: 'returned the list',
  accept: 'accepted the list',
};

const ArchivedEntryView = ({ row, zone }: { row: ArchiveRow; zone: string }) => {
  const { entry, list: counting } = row;
  const [number, setNumber] = useState(counting.number);
  const list = entry.versions.find((each) => each.number === number) ?? counting;
  const { state, locked, acceptedAt, acceptedVersion, versions, messages } = entry;
  return (
    <div className="grid gap-3">
      {versions.length > 1 && (
        <Segments
          legend="Version"
          options={versions.map((each) => ({
            value: String(each.number),
            label: each.number === counting.number ? `${each.number}, counts` : String(each.number),
          }))}
          value={String(number)}
          onChange={(value) => setNumber(Number(value))}
        />
      )}
      <Facts>
        <Fact term="State">
          {capital(STATE_WORDS[state])}
          {locked && ', locked'}
          {acceptedAt !== null && `, version ${acceptedVersion} accepted ${dayTime(acceptedAt, zone)}`}
        </Fact>
        <Fact term="Received" more={list.late ? 'after closing: late' : ''}>
          {exactTime(list.sentAt, zone)}
        </Fact>
        <Fact term="Code">{list.code}</Fact>
        <Fact term="Hash">{signsOf(list.hash)}</Fact>
        <Fact term="Judged by" more={`data ${list.verdict.dataVersion}`}>
          terms {list.verdict.termsVersion}, {list.verdict.profile.text}
        </Fact>
        {list.earlier.map(({ verdict }) => (
          <Fact key={verdict.termsVersion} term={`Under terms ${verdict.termsVersion}`}>
            {errorWords({ wanting: 0, ...verdict, overruled: 0 })}
          </Fact>
        ))}
      </Facts>
      <ArchivedListView list={list} zone={zone} />
      {messages.length > 0 && (
        <EntryPart title="Messages">
          <ol>
            {messages.map(({ number: at, who, kind, text, at: time, version }) => (
              <li key={at} className="border-rule border-b py-[7px]">
                <p className="text-12 text-ink-3">
                  <b className="text-ink font-[560]">{who}</b> {KINDS[kind] ?? kind}, {dayTime(time, zone)},
                  version {version}
                </p>
                <p className="wrap-anywhere whitespace-pre-line">{text}</p>
              </li>
            ))}
          </ol>
        </EntryPart>
      )}
    </div>
  );
};
