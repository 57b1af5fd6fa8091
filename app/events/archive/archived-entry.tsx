import { useState } from 'react';
import * as commonParts from '@/app/_components/part-words';
import { BottomSheet } from '@/app/_components/ui/dialog';
import { Segments } from '@/app/_components/ui/segments';
import * as uiWords from '@/app/_components/ui/words';
import * as factsWords from '@/app/events/_facts/words';
import { signsOf } from '@/lib/rules/core/army/hash-signs';
import { capital } from '@/lib/rules/core/army/words';
import { errorWords } from '@/lib/rules/events/verdict-words';
import { dayTime, exactTime } from '../_facts/event-times';
import { Fact, Facts } from '../_facts/facts';
import { EntryPart } from '../[eventId]/desk/_components/entry/entry-parts';
import { STATE_WORDS } from '../[eventId]/desk/_components/entry/words';
import type { ArchiveRow } from './archive-view';
import { ArchivedListView } from './archived-list';
import * as words from './words';

type SheetProps = { row: ArchiveRow | undefined; zone: string; onClose: () => void };

/** One entry of an archive over the page: each of its lists, and what was said of them. */
export const ArchivedEntrySheet = ({ row, zone, onClose }: SheetProps) => (
  <BottomSheet
    open={row !== undefined}
    onClose={onClose}
    title={row === undefined ? '' : factsWords.entry(row.told.number, row.told.name)}
    wide
  >
    {row !== undefined && <ArchivedEntryView key={row.told.number} row={row} zone={zone} />}
  </BottomSheet>
);

const KINDS: Readonly<Record<string, string>> = {
  note: factsWords.wroteNote,
  question: factsWords.askedPlayer,
  answer: factsWords.answeredIt,
  return: factsWords.returnedList,
  accept: factsWords.listAccepted,
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
          legend={commonParts.versionLegend}
          options={versions.map((each) => ({
            value: String(each.number),
            label: each.number === counting.number ? words.versionCounts(each.number) : String(each.number),
          }))}
          value={String(number)}
          onChange={(value) => setNumber(Number(value))}
        />
      )}
      <Facts>
        <Fact term={factsWords.state}>
          {capital(STATE_WORDS[state])}
          {locked && words.locked}
          {acceptedAt !== null && words.versionAccepted(acceptedVersion, dayTime(acceptedAt, zone))}
        </Fact>
        <Fact term={factsWords.received} more={list.late ? words.lateAfterClosing : ''}>
          {exactTime(list.sentAt, zone)}
        </Fact>
        <Fact term={factsWords.code}>{list.code}</Fact>
        <Fact term={factsWords.hash}>{signsOf(list.hash)}</Fact>
        <Fact term={words.judgedBy} more={factsWords.dataOfVersion(list.verdict.dataVersion)}>
          {words.termsAndText(list.verdict.termsVersion, list.verdict.profile.text)}
        </Fact>
        {list.earlier.map(({ verdict }) => (
          <Fact key={verdict.termsVersion} term={factsWords.underTerms(verdict.termsVersion)}>
            {errorWords({ wanting: 0, ...verdict, overruled: 0 })}
          </Fact>
        ))}
      </Facts>
      <ArchivedListView list={list} zone={zone} />
      {messages.length > 0 && (
        <EntryPart title={uiWords.messages}>
          <ol>
            {messages.map(({ number: at, who, kind, text, at: time, version }) => (
              <li key={at} className="border-rule border-b py-[7px]">
                <p className="text-12 text-ink-3">
                  <b className="text-ink font-[560]">{who}</b>{' '}
                  {words.messageLine(KINDS[kind] ?? kind, dayTime(time, zone), version)}
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
