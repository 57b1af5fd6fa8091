'use client';

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { faultText } from '@/app/_components/server-changes';
import { serverState } from '@/app/_components/server-state';
import { FileChoice } from '@/app/_components/ui/file-drop';
import { Notice } from '@/app/_components/ui/notice';
import type { Archive } from '@/lib/events/archive/archive-format';
import { checkArchiveChange } from '@/lib/events/queries';
import type { ArchiveAnswer } from '@/lib/events/schema';
import { signsOf } from '@/lib/rules/core/army/hash-signs';
import { ArchiveDesk } from './archive-desk';
import * as words from './words';

type Opened = Extract<ArchiveAnswer, { ok: true }>;

/** A file of an event is chosen, and what it is worth is told. */
export const ArchiveReader = () => {
  const { mutate, data, error, isPending, reset } = useMutation(checkArchiveChange(), serverState());
  const [broken, setBroken] = useState<string>();
  /** the file that is open: what was told of it is by this shape */
  const [archive, setArchive] = useState<Archive>();
  const open = async ([file]: File[]) => {
    if (file === undefined) return;
    reset();
    setBroken(undefined);
    let value: Archive;
    try {
      value = JSON.parse(await file.text());
    } catch {
      setBroken(words.isNoArchive(file.name));
      return;
    }
    setArchive(value);
    mutate(value);
  };
  const fault = broken ?? (error === null ? undefined : faultText(error));
  return (
    <>
      <FileChoice
        label={isPending ? words.checkingIt : words.chooseTheFile}
        variant="main"
        several={false}
        disabled={isPending}
        accept=".json,application/json"
        onFiles={(files) => void open(files)}
      />
      <div role="status" aria-live="polite" className="pt-5">
        {fault !== undefined && <Notice severity="error">{fault}</Notice>}
        {data !== undefined && fault === undefined && <Worth told={data} />}
      </div>
      {data !== undefined && archive !== undefined && fault === undefined && (
        <ArchiveDesk key={data.signer + data.madeAt} archive={archive} told={data} />
      )}
    </>
  );
};

/** Whether it is as it was signed, and where it is not. */
const Worth = ({ told: { sound, faults, signer, ours } }: { told: Opened }) => {
  return (
    <>
      <Notice severity={sound ? 'pass' : 'error'}>
        {sound ? words.unchangedSince(ours, signsOf(signer)) : words.changedSince(faults.length)}
      </Notice>
      {faults.length > 0 && (
        <ul className="pt-3" aria-label={words.whereChanged}>
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
