'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useChange } from '@/app/_components/server-changes';
import { Button } from '@/app/_components/ui/button';
import { Dialog } from '@/app/_components/ui/dialog';
import { renewCodesChange } from '@/lib/accounts/queries';
import * as words from '../words';
import { ConfirmForm } from './account-form';
import { CodesLeft } from './codes-left';
import { CodesPanel } from './codes-panel';

/** How many recovery codes are left, and new ones. */
export const RenewCodes = ({ left }: { left: number }) => {
  const router = useRouter();
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    router.refresh();
  };
  return (
    <>
      <CodesLeft left={left} />
      <p>
        <Button onClick={() => setOpen(true)}>{words.makeNewCodes}</Button>
      </p>
      <Dialog open={open} onClose={close} title={words.newRecoveryCodes}>
        <Work onDone={close} />
      </Dialog>
    </>
  );
};

const Work = ({ onDone }: { onDone: () => void }) => {
  const { answer, ...request } = useChange(renewCodesChange());
  if (answer !== undefined) {
    return <CodesPanel codes={answer.codes} done={words.haveSavedThem} onDone={onDone} />;
  }
  return (
    <div className="grid gap-3.5">
      <p>{words.newCodesReplace}</p>
      <ConfirmForm label={words.newRecoveryCodes} submit={words.makeNewCodes} request={request} />
    </div>
  );
};
