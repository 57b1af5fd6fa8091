'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useChange } from '@/app/_components/server-state';
import { Button } from '@/app/_components/ui/button';
import { Dialog } from '@/app/_components/ui/dialog';
import { renewCodesChange } from '@/lib/accounts/queries';
import { CodesLeft } from './codes-left';
import { CodesPanel } from './codes-panel';
import { ConfirmForm } from './confirm-form';

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
        <Button onClick={() => setOpen(true)}>Make new codes</Button>
      </p>
      <Dialog open={open} onClose={close} title="New recovery codes">
        <Work onDone={close} />
      </Dialog>
    </>
  );
};

const Work = ({ onDone }: { onDone: () => void }) => {
  const { answer, ...request } = useChange(renewCodesChange());
  if (answer !== undefined) {
    return <CodesPanel codes={answer.codes} done="I have saved them" onDone={onDone} />;
  }
  return (
    <div className="grid gap-3.5">
      <p>New codes replace the ones you have, which then stop working.</p>
      <ConfirmForm label="New recovery codes" submit="Make new codes" request={request} />
    </div>
  );
};
