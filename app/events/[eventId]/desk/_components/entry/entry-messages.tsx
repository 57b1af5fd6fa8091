'use client';

import { Time } from '@/app/_components/ui/time';
import * as uiWords from '@/app/_components/ui/words';
import * as factsWords from '@/app/events/_facts/words';
import type { EntryDetail, EntryMessage } from '@/lib/events/schema';
import { useDesk } from '../desk-context';
import { EntryPart } from './entry-part';
import * as words from './words';

const KINDS: Readonly<Record<EntryMessage['kind'], string>> = {
  note: factsWords.wroteNote,
  question: factsWords.askedPlayer,
  answer: factsWords.answeredIt,
  return: factsWords.returnedList,
  accept: factsWords.listAccepted,
};

/** What organisers and player have said to each other, oldest first. */
export const EntryMessages = ({ entry }: { entry: EntryDetail }) => {
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
