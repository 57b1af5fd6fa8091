'use client';

import { useState } from 'react';
import { useChange } from '@/app/_components/server-state';
import { Button, FileButton } from '@/app/_components/ui/button';
import { Dialog } from '@/app/_components/ui/dialog';
import { deleteAccountChange } from '@/lib/accounts/queries';
import { ConfirmForm } from './confirm-form';

type DeleteAccountProps = { armies: number; battles: number; devices: number };

/** Deletes the account, once it was said what goes and what stays. */
export const DeleteAccount = (props: DeleteAccountProps) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <p className="soft">This deletes the account with everything in it. It cannot be undone.</p>
      <p>
        <Button icon="trash" onClick={() => setOpen(true)}>
          Delete the account
        </Button>
      </p>
      <Dialog open={open} onClose={() => setOpen(false)} title="Delete the account?">
        <Question {...props} />
      </Dialog>
    </>
  );
};

const Question = ({ armies, battles, devices }: DeleteAccountProps) => {
  const request = useChange({
    ...deleteAccountChange(),
    // a new visit, as nobody
    onSuccess: () => location.assign('/'),
  });
  return (
    <div className="grid gap-3.5">
      <p>
        <b>Deleted at once and for good:</b> your name and e-mail address, password, passkeys and recovery
        codes; your armies ({armies}) with their history and share links; your own orders of battle ({battles}
        ), published ones too; your event packs; events that you alone own, with their pages, desks and links.
        All your devices ({devices}) are signed out.
      </p>
      <p>
        <b>Kept:</b> lists you entered at events, with the name you entered, as their organisers received
        them. Their receipts belong to no account, and their private links keep working.
      </p>
      <p>
        <FileButton icon="download" href="/api/armies/backup">
          Back up the armies first
        </FileButton>
      </p>
      <ConfirmForm label="Delete the account" submit="Delete it" request={request} />
    </div>
  );
};
