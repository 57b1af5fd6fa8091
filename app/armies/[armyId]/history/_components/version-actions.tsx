'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useState, useTransition } from 'react';
import { Button } from '@/app/_components/ui/button';
import { Field } from '@/app/_components/ui/field';
import { Notice } from '@/app/_components/ui/notice';
import { showToast } from '@/app/_components/ui/toasts';
import { keepVersion, restoreVersion } from '@/lib/armies/queries';
import { RequestError } from '@/lib/armies/request';

const MAX_LABEL = 80;
const GONE = 'This version is not here any more.';

const ACT = 'max-[721px]:flex-[1_1_100%]';

type VersionActionsProps = {
  armyId: string;
  revision: number;
  label: string;
  kept: boolean;
  /** the newest version: there is nothing to restore */
  today: boolean;
};

/** Keeps the version under a name of the player's, or makes it today's. */
export const VersionActions = ({ armyId, revision, label, kept, today }: VersionActionsProps) => {
  const router = useRouter();
  const [name, setName] = useState(label);
  const [fault, setFault] = useState<string>();
  const [pending, start] = useTransition();

  /** `work` answers what went wrong, or undefined. */
  const attempt = (work: () => Promise<string | undefined>) =>
    start(async () => {
      try {
        setFault(await work());
      } catch (error) {
        if (!(error instanceof RequestError)) throw error;
        setFault(error.message);
      }
    });

  const keep = (event: FormEvent) => {
    event.preventDefault();
    attempt(async () => {
      const answer = await keepVersion(armyId, revision, name.trim());
      if (!answer.ok) return answer.code === 'invalid' ? (answer.errors[0]?.message ?? GONE) : GONE;
      showToast(name.trim() === '' ? `Kept: version ${revision}` : `Kept: ${name.trim()}`);
      router.refresh();
      return undefined;
    });
  };

  const restore = () =>
    attempt(async () => {
      const answer = await restoreVersion(armyId, revision);
      if (answer.ok) {
        showToast(`Version ${revision} is today’s version again, as version ${answer.revision}`);
        router.push(`/armies/${armyId}/history?version=${answer.revision}&with=${answer.revision - 1}`);
        router.refresh();
        return undefined;
      }
      switch (answer.code) {
        case 'stale':
        case 'too-large':
          return answer.message;
        case 'invalid':
          return answer.errors[0]?.message ?? 'The version cannot be read any more.';
        case 'not-found':
          return GONE;
      }
    });

  return (
    <div className="flex flex-wrap items-end justify-between gap-x-5 gap-y-2.5">
      <form className="flex flex-[1_1_320px] items-end gap-2 max-[721px]:flex-wrap" onSubmit={keep}>
        <div className="flex-[0_1_280px] max-[721px]:flex-[1_1_100%]">
          <Field
            label="Name of this version"
            value={name}
            maxLength={MAX_LABEL}
            placeholder="For Saturday’s game"
            onChange={({ target }) => setName(target.value)}
          />
        </div>
        <Button
          type="submit"
          icon="note"
          className={ACT}
          disabled={pending || (kept && name.trim() === label)}
        >
          {kept ? 'Rename' : 'Keep this version'}
        </Button>
      </form>
      {!today && (
        <Button variant="main" icon="history" className={ACT} disabled={pending} onClick={restore}>
          Restore this version
        </Button>
      )}
      {fault !== undefined && (
        <Notice severity="error" live className="grow basis-full">
          {fault}
        </Notice>
      )}
    </div>
  );
};
