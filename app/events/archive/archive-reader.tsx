'use client';

import { useMutation } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { errorText } from '@/app/_components/server-changes';
import { getQueryClient } from '@/app/_components/server-state';
import { Button } from '@/app/_components/ui/button';
import { SearchField } from '@/app/_components/ui/field';
import { FileChoice } from '@/app/_components/ui/file-drop';
import { Notice } from '@/app/_components/ui/notice';
import { RuledTitle } from '@/app/_components/ui/ruled-title';
import { Severity } from '@/app/_components/ui/severity-mark';
import * as common from '@/app/_components/words';
import type { Archive } from '@/lib/events/archive/archive-format';
import { checkArchiveChange } from '@/lib/events/queries';
import type { ArchiveAnswer } from '@/lib/events/schema';
import { zoneName } from '@/lib/events/zone-names';
import { counted } from '@/lib/rules/core/army/words';
import { pointsText } from '@/lib/rules/core/price/points';
import { signsOf } from '@/lib/rules/core/sheet/sheet';
import { dayText, shortTime } from '../_facts/event-times';
import { VerdictMark } from '../_facts/standing-mark';
import { type ArchiveRow, archiveGroups, archiveRows, firstOf, rowFlags } from './archive-view';
import { ArchivedEntrySheet } from './archived-entry';

type OpenArchive = Extract<ArchiveAnswer, { ok: true }>;

type ArchiveDeskProps = { archive: Archive; openArchive: OpenArchive };

/** Rows that are drawn at once; a search finds the others. */
const MOST = 100;

/** The desk of a finished event as its archive holds it: everything can be read, nothing be done. */
const ArchiveDesk = ({ archive, openArchive: { event, entries } }: ArchiveDeskProps) => {
  const [search, setSearch] = useState('');
  const [most, setMost] = useState(MOST);
  const [opened, setOpened] = useState<ArchiveRow>();
  const rows = useMemo(() => archiveRows(archive, entries), [archive, entries]);
  const groups = archiveGroups(rows, search);
  const zone = typeof archive.event.timeZone === 'string' ? archive.event.timeZone : 'UTC';
  const where = [dayText(event.date), event.place, event.systemName].filter((part) => part !== '');
  const count = groups.reduce((sum, { rows: own }) => sum + own.length, 0);
  return (
    <section aria-labelledby="archived" className="pt-7">
      <RuledTitle id="archived" title={event.name}>
        <span className="text-12 text-ink-3">{counted(rows.length, 'list')}</span>
      </RuledTitle>
      <p className="text-ink-2 pt-2 wrap-anywhere">{`${where.join(', ')}. Times are of ${zoneName(zone)}.`}</p>
      <div className="max-tablet:max-w-none max-w-[280px] py-3">
        <SearchField
          label="Player, army or code"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
      </div>
      {groups.length === 0 && <p className="text-ink-2">No list of that name.</p>}
      {firstOf(groups, most).map(({ name, title, count, rows: own }) => {
        return (
          <section key={name} aria-label={title} className="pt-3">
            <h3 className="text-16 border-rule-ink flex items-baseline gap-2 border-b pb-1">
              {title} <span className="mute text-12 font-sans">{count}</span>
            </h3>
            <ul>
              {own.map((row) => (
                <Line key={row.replayedEntry.number} row={row} zone={zone} onOpen={() => setOpened(row)} />
              ))}
            </ul>
          </section>
        );
      })}
      {count > most && (
        <p className="pt-3">
          <Button onClick={() => setMost(most + MOST)}>{`Show more of ${count} lists`}</Button>
        </p>
      )}
      <ArchivedEntrySheet row={opened} zone={zone} onClose={() => setOpened(undefined)} />
    </section>
  );
};

type LineProps = { row: ArchiveRow; zone: string; onOpen: () => void };

const Line = ({ row, zone, onOpen }: LineProps) => {
  const { replayedEntry, list, passed, overruled } = row;
  const { number, name, code, verdict } = replayedEntry;
  return (
    <li className="border-rule hover:bg-paper-press max-tablet:grid-cols-[44px_minmax(0,1fr)_auto] relative grid grid-cols-[44px_minmax(0,1.4fr)_minmax(0,1.2fr)_auto] gap-x-3 gap-y-0.5 border-b py-2 wrap-anywhere">
      <span className="font-caslon text-16 text-ink-3 tabular-nums">{number}</span>
      <span className="min-w-0">
        <button
          type="button"
          className="inline-flex min-h-6 text-start font-semibold underline-offset-2 after:absolute after:inset-0 hover:underline"
          onClick={onOpen}
        >
          {name}
        </button>
        <span className="block">{replayedEntry.list || common.armyWithoutName}</span>
        <span className="text-12 text-ink-3 block tabular-nums">{code}</span>
      </span>
      <span className="max-tablet:col-start-2 max-tablet:row-start-2 min-w-0">
        <VerdictMark verdict={verdict} overruled={overruled} />
        <span className="flex flex-wrap gap-x-3">
          {rowFlags(row).map((flag) => (
            <Severity key={flag} severity={flag === 'late' ? 'warning' : 'info'}>
              <span className="text-11">{flag}</span>
            </Severity>
          ))}
        </span>
        {passed.map(({ title, reason, who }) => (
          <span key={`${title} ${reason}`} className="text-12 text-ink-2 block">
            {`Let pass: ${title}. “${reason}” ${who}`}
          </span>
        ))}
      </span>
      <span className="max-tablet:col-start-3 max-tablet:row-start-1 text-right">
        {verdict.points !== null && <b className="block font-[560]">{pointsText(verdict.points)}</b>}
        <span className="text-12 text-ink-3 whitespace-nowrap">
          <time dateTime={list.sentAt}>{shortTime(list.sentAt, zone)}</time>
        </span>
      </span>
    </li>
  );
};

/** Opens the file of an event and checks its signature. */
export const ArchiveReader = () => {
  const { mutate, data, error, isPending, reset } = useMutation(checkArchiveChange(), getQueryClient());
  const [broken, setBroken] = useState<string>();
  /** the file that is open; its result is in this shape */
  const [archive, setArchive] = useState<Archive>();
  const open = async ([file]: File[]) => {
    if (file === undefined) return;
    reset();
    setBroken(undefined);
    let value: Archive;
    try {
      value = JSON.parse(await file.text());
    } catch {
      setBroken(`${file.name} is not an archive.`);
      return;
    }
    setArchive(value);
    mutate(value);
  };
  const fault = broken ?? (error === null ? undefined : errorText(error));
  return (
    <>
      <FileChoice
        label={isPending ? 'Checking it' : 'Choose the file'}
        variant="main"
        several={false}
        disabled={isPending}
        accept=".json,application/json"
        onFiles={(files) => void open(files)}
      />
      <div role="status" aria-live="polite" className="pt-5">
        {fault !== undefined && <Notice severity="error">{fault}</Notice>}
        {data !== undefined && fault === undefined && <Worth openArchive={data} />}
      </div>
      {data !== undefined && archive !== undefined && fault === undefined && (
        <ArchiveDesk key={data.signer + data.madeAt} archive={archive} openArchive={data} />
      )}
    </>
  );
};

/** Whether it is as it was signed, and where it is not. */
const Worth = ({ openArchive: { sound, faults, signer, ours } }: { openArchive: OpenArchive }) => {
  return (
    <>
      <Notice severity={sound ? 'pass' : 'error'}>
        {sound
          ? `Unchanged since it was signed by ${ours ? 'this installation' : 'another installation'} (${signsOf(signer)}).`
          : `Changed since it was signed: ${counted(faults.length, 'place')}.`}
      </Notice>
      {faults.length > 0 && (
        <ul className="pt-3" aria-label="Where it was changed">
          {faults.map(({ at, message }) => (
            <li key={`${at.join('.')} ${message}`} className="border-rule border-b py-2 wrap-anywhere">
              {at.length > 0 && <b className="font-semibold">{at.join(', ')}: </b>}
              {message}
            </li>
          ))}
        </ul>
      )}
    </>
  );
};
