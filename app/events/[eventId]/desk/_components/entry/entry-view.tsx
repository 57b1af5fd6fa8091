'use client';

import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { serverState } from '@/app/_components/server-state';
import { Time } from '@/app/_components/ui/time';
import * as uiWords from '@/app/_components/ui/words';
import * as factsWords from '@/app/events/_facts/words';
import { kitQuery } from '@/app/events/packs/_components/kit-queries';
import type { DeskRow, EntryDetail, EntryMessage } from '@/lib/events/schema';
import { placesInFull } from '@/lib/rules/core/check/place-names';
import { useDesk } from '../desk-context';
import { EntryExpected } from './entry-expected';
import { EntryFindings } from './entry-findings';
import { EntryNotes } from './entry-notes';
import { EntryOrder } from './entry-order';
import { EntryPart } from './entry-part';
import { EntrySum } from './entry-sum';
import { EntryToday } from './entry-today';
import { EntryVersions } from './entry-versions';
import type { Acting } from './use-act';
import * as words from './words';

type EntryViewProps = {
  entry: EntryDetail;
  row: DeskRow;
  acting: Acting;
  onVersion: (version: number | undefined) => void;
};

const KINDS: Readonly<Record<EntryMessage['kind'], string>> = {
  note: factsWords.wroteNote,
  question: factsWords.askedPlayer,
  answer: factsWords.answeredIt,
  return: factsWords.returnedList,
  accept: factsWords.listAccepted,
};

/** What organisers and player have said to each other, oldest first. */
const EntryMessages = ({ entry }: { entry: EntryDetail }) => {
  const { desk } = useDesk();
  if (entry.messages.length === 0) return null;
  return (
    <EntryPart title={uiWords.messages}>
      <ol>
        {entry.messages.map(({ number, who, kind, text, at, version, from }) => (
          <li key={number} className={`border-rule border-b py-[7px] ${from === 'player' ? 'pl-4' : ''}`}>
            <p className="text-12 text-ink-3">
              <b className="text-ink font-[560]">{who}</b> {KINDS[kind]},{' '}
              <Time at={at} zone={desk.event.timeZone} inSentence />
              {words.versionAfterName(version)}
            </p>
            <p className="wrap-anywhere whitespace-pre-line">{text}</p>
          </li>
        ))}
      </ol>
    </EntryPart>
  );
};

/** All that is known of an entry, the weightiest first. */
export const EntryView = ({ entry, row, acting, onVersion }: EntryViewProps) => {
  const { file } = entry.shown;
  const { data: kit } = useQuery(kitQuery(file.system), serverState());
  // a list that today's rules do not read any more is not drawn by them
  const system = kit && entry.today !== null ? kit.system : undefined;
  const outline = useMemo(() => system?.outline(file), [system, file]);
  const placeName = useMemo(() => outline && placesInFull(outline), [outline]);
  return (
    <>
      <EntrySum entry={entry} row={row} />
      <EntryToday entry={entry} />
      <EntryFindings entry={entry} acting={acting} {...(placeName && { placeName })} />
      <EntryNotes entry={entry} acting={acting} />
      {system && outline && <EntryOrder version={entry.shown} system={system} outline={outline} />}
      <EntryMessages entry={entry} />
      <EntryExpected row={row} />
      <EntryVersions entry={entry} onVersion={onVersion} />
    </>
  );
};
