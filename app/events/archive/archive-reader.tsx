'use client';

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { faultText, serverState } from '@/app/_components/server-state';
import { FileChoice } from '@/app/_components/ui/file-drop';
import { Notice } from '@/app/_components/ui/notice';
import { RuledTitle } from '@/app/_components/ui/ruled-title';
import { checkArchiveChange } from '@/lib/events/queries';
import type { ArchiveAnswer } from '@/lib/events/schema';
import { signsOf } from '@/lib/rules/core/hash-signs';
import { grouped } from '@/lib/rules/core/number';
import { counted } from '@/lib/rules/core/words';
import { VerdictMark } from '../_parts/standing-mark';

type Opened = Extract<ArchiveAnswer, { ok: true }>;

/** A file of an event is chosen, and what it is worth is told. */
export const ArchiveReader = () => {
  const { mutate, data, error, isPending, reset } = useMutation(checkArchiveChange(), serverState());
  const [broken, setBroken] = useState<string>();
  const open = async ([file]: File[]) => {
    if (file === undefined) return;
    reset();
    setBroken(undefined);
    try {
      mutate(JSON.parse(await file.text()));
    } catch {
      setBroken(`${file.name} is no archive: it is not written as one.`);
    }
  };
  const fault = broken ?? (error === null ? undefined : faultText(error));
  return (
    <>
      <FileChoice
        label={isPending ? 'Looking it through' : 'Choose the file'}
        variant="main"
        several={false}
        disabled={isPending}
        accept=".json,application/json"
        onFiles={(files) => void open(files)}
      />
      <div role="status" aria-live="polite" className="pt-5">
        {fault !== undefined && <Notice severity="error">{fault}</Notice>}
        {data !== undefined && fault === undefined && <Told archive={data} />}
      </div>
    </>
  );
};

const Told = ({ archive }: { archive: Opened }) => {
  const { sound, faults, signer, ours, event, entries } = archive;
  return (
    <>
      <Notice severity={sound ? 'pass' : 'error'}>
        {sound
          ? `As it was signed, by ${ours ? 'this installation' : 'another installation'} (${signsOf(signer)}).`
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
      <section aria-labelledby="archived" className="pt-7">
        <RuledTitle id="archived" title={event.name}>
          {[event.date, event.place, event.systemName].filter(Boolean).join(', ')}
        </RuledTitle>
        <ul>
          {entries.map(({ number, name, state, code, hash, list, verdict }) => (
            <li key={number} className="border-rule grid gap-0.5 border-b py-2.5 wrap-anywhere">
              <span>
                <b className="font-semibold">{name}</b> {list}
                {verdict.points !== null && `, ${grouped(verdict.points)}`}
              </span>
              <span className="text-ink-2">
                Entry {number}, {code}, {signsOf(hash)}, {state}, <VerdictMark verdict={verdict} />
              </span>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
};
