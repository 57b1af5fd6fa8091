'use client';

import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import * as commonParts from '@/app/_components/part-words';
import { useChange } from '@/app/_components/server-changes';
import { getQueryClient } from '@/app/_components/server-state';
import { TextButton } from '@/app/_components/ui/button';
import { CheckField } from '@/app/_components/ui/check-field';
import { CiteChip } from '@/app/_components/ui/cite-chip';
import { Fault, SelectField } from '@/app/_components/ui/field';
import { Time } from '@/app/_components/ui/time';
import { kitQuery } from '@/app/events/packs/_components/kit-queries';
import { changeExpectedChange } from '@/lib/events/desk/desk-queries';
import { foldedName } from '@/lib/events/desk/expected';
import type { DeskRow, EntryDetail, EntryMessage } from '@/lib/events/schema';
import { placesInFull } from '@/lib/rules/core/check/place-names';
import { useDesk } from '../desk-context';
import type { Acting } from './acting';
import { EntryFindings, EntryToday } from './entry-findings';
import { EntryOrder, EntryPart } from './entry-parts';
import { EntrySum } from './entry-sum';
import { EntryVersions } from './entry-versions';

type EntryViewProps = {
  entry: EntryDetail;
  row: DeskRow;
  acting: Acting;
  onVersion: (version: number | undefined) => void;
};

const KINDS: Readonly<Record<EntryMessage['kind'], string>> = {
  note: 'wrote',
  question: 'asked',
  answer: 'answered',
  return: 'returned the list',
  accept: 'accepted the list',
};

/** What organisers and player have said to each other, oldest first. */
const EntryMessages = ({ entry }: { entry: EntryDetail }) => {
  const { desk } = useDesk();
  if (entry.messages.length === 0) return null;
  return (
    <EntryPart title="Messages">
      <ol>
        {entry.messages.map(({ number, who, kind, text, at, version, from }) => (
          <li key={number} className={`border-rule border-b py-[7px] ${from === 'player' ? 'pl-4' : ''}`}>
            <p className="text-12 text-ink-3">
              <b className="text-ink font-[560]">{who}</b> {KINDS[kind]},{' '}
              <Time at={at} zone={desk.event.timeZone} inSentence />
              {`, version ${version}`}
            </p>
            <p className="wrap-anywhere whitespace-pre-line">{text}</p>
          </li>
        ))}
      </ol>
    </EntryPart>
  );
};

/** Says which of the expected players this is, where the name alone does not. */
const EntryExpected = ({ row }: { row: DeskRow }) => {
  const { desk, missing } = useDesk();
  const { change, pending, fault } = useChange(changeExpectedChange(desk.event.id));
  const expected = desk.expected ?? [];
  const { number, name, state } = row;
  const tied = expected.find(({ entry }) => entry === number);
  const isExpected = expected.some((each) => foldedName(each.name) === foldedName(name));
  if (state === 'withdrawn' || isExpected || (tied === undefined && missing.length === 0)) return null;
  return (
    <div className="pt-2.5">
      {tied === undefined ? (
        <SelectField
          label="Which expected player is this?"
          value=""
          disabled={pending}
          options={[
            { value: '', label: 'none of these' },
            ...missing.map((each) => ({ value: each.name, label: each.name })),
          ]}
          onChange={({ target: { value } }) =>
            value !== '' && change({ act: 'tie', name: value, entry: number })
          }
        />
      ) : (
        <p className="text-12 text-ink-2 wrap-anywhere">
          {`Expected as ${tied.name}.`}{' '}
          <TextButton
            className="inline-flex min-h-6 items-center pointer-coarse:min-h-11"
            aria-disabled={pending}
            onClick={() => !pending && change({ act: 'tie', name: tied.name, entry: null })}
          >
            It is someone else
          </TextButton>
        </p>
      )}
      {fault !== undefined && <Fault live>{fault}</Fault>}
    </div>
  );
};

/** Terms that no check can see: an organiser ticks them by hand. */
const EntryNotes = ({ entry, acting }: { entry: EntryDetail; acting: Acting }) => {
  const { system } = useDesk();
  const { report, ticks, number } = entry.shown;
  const notes = report.standings.filter(({ state }) => state === 'tick');
  const termsKept = report.standings.filter(({ state }) => state === 'kept').length;
  if (notes.length === 0) return null;
  return (
    <EntryPart title={commonParts.toTickByHand}>
      <ul>
        {notes.map(({ slot, text, why, cite }) => {
          const tick = ticks.find(({ note }) => note === slot);
          return (
            <li key={slot} className="border-rule flex items-start gap-2 border-b py-1">
              <div className="min-w-0 flex-1">
                <CheckField
                  checked={tick?.kept ?? false}
                  aria-disabled={acting.pending}
                  onChange={({ target }) =>
                    acting.act(
                      { act: 'tick', version: number, note: slot, kept: target.checked || null },
                      entry.revision,
                    )
                  }
                >
                  <span className="wrap-anywhere">{text}</span>
                </CheckField>
                {(why || tick) && (
                  <p className="text-12 text-ink-3 pl-6">
                    {why} {tick && `Ticked by ${tick.who}.`}
                  </p>
                )}
              </div>
              <CiteChip cite={cite} source={system.source} />
            </li>
          );
        })}
      </ul>
      {termsKept > 0 && <p className="mute text-12 pt-1">{`${termsKept} other terms are kept.`}</p>}
    </EntryPart>
  );
};

/** All that is known of an entry, the weightiest first. */
export const EntryView = ({ entry, row, acting, onVersion }: EntryViewProps) => {
  const { file } = entry.shown;
  const { data: kit } = useQuery(kitQuery(file.system), getQueryClient());
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
