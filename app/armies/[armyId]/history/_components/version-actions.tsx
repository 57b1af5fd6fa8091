'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import { useChange } from '@/app/_components/server-changes';
import { Button } from '@/app/_components/ui/button';
import { Field } from '@/app/_components/ui/field';
import { Notice } from '@/app/_components/ui/notice';
import { showToast } from '@/app/_components/ui/toasts';
import { MAX_LABEL } from '@/lib/armies/limits';
import { keepVersionChange, restoreVersionChange } from '@/lib/armies/queries';
import { versionsPath } from '@/lib/pages';

const ACT = 'max-tablet:flex-[1_1_100%]';

type VersionActionsProps = {
  armyId: string;
  revision: number;
  /** as its owner counts versions */
  number: number;
  label: string;
  isKept: boolean;
  /** the newest version: there is nothing to restore */
  today: boolean;
};

/** Keeps the version under a name of the player's, or makes it today's. */
export const VersionActions = ({ armyId, revision, number, label, isKept, today }: VersionActionsProps) => {
  const router = useRouter();
  const [name, setName] = useState(label);
  const keeping = useChange({
    ...keepVersionChange(armyId, revision),
    onSuccess: (_kept, called) => {
      showToast(called === '' ? `Kept: version ${number}` : `Kept: ${called}`);
      router.refresh();
    },
  });
  const restoring = useChange({
    ...restoreVersionChange(armyId, revision),
    onSuccess: (today) => {
      showToast(`${label === '' ? `Version ${number}` : label} is the current version again`);
      router.push(`${versionsPath(armyId)}?version=${today}&with=${today - 1}`);
      router.refresh();
    },
  });
  const pending = keeping.pending || restoring.pending;
  const fault = keeping.fault ?? restoring.fault;

  const keep = (event: FormEvent) => {
    event.preventDefault();
    keeping.change(name.trim());
  };

  return (
    <div className="flex flex-wrap items-end justify-between gap-x-5 gap-y-2.5">
      <form className="max-tablet:flex-wrap flex flex-[1_1_320px] items-end gap-2" onSubmit={keep}>
        <div className="max-tablet:flex-[1_1_100%] flex-[0_1_280px]">
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
          disabled={pending || (isKept && name.trim() === label)}
        >
          {isKept ? 'Rename' : 'Keep this version'}
        </Button>
      </form>
      {!today && (
        <Button
          variant="main"
          icon="history"
          className={ACT}
          disabled={pending}
          onClick={() => restoring.change()}
        >
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
