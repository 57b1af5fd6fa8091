'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import { useChange } from '@/app/_components/server-changes';
import { Button } from '@/app/_components/ui/button';
import { Field } from '@/app/_components/ui/field';
import { Notice } from '@/app/_components/ui/notice';
import { showToast } from '@/app/_components/ui/toasts';
import * as common from '@/app/_components/words';
import { MAX_LABEL } from '@/lib/armies/limits';
import { keepVersionChange, restoreVersionChange } from '@/lib/armies/queries';
import { versionsPath } from '@/lib/pages';
import * as words from '../words';

const ACT = 'max-[721px]:flex-[1_1_100%]';

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
      showToast(called === '' ? words.versionIsKept(number) : words.keptAs(called));
      router.refresh();
    },
  });
  const restoring = useChange({
    ...restoreVersionChange(armyId, revision),
    onSuccess: (today) => {
      showToast(words.isCurrentAgain(label, number));
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
      <form className="flex flex-[1_1_320px] items-end gap-2 max-[721px]:flex-wrap" onSubmit={keep}>
        <div className="flex-[0_1_280px] max-[721px]:flex-[1_1_100%]">
          <Field
            label={words.nameOfVersion}
            value={name}
            maxLength={MAX_LABEL}
            placeholder={words.exampleOfName}
            onChange={({ target }) => setName(target.value)}
          />
        </div>
        <Button
          type="submit"
          icon="note"
          className={ACT}
          disabled={pending || (isKept && name.trim() === label)}
        >
          {isKept ? common.rename : words.keepVersion}
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
          {words.restoreVersion}
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
