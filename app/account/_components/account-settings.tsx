'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useChange } from '@/app/_components/server-changes';
import { Button, FileButton } from '@/app/_components/ui/button';
import { Dialog } from '@/app/_components/ui/dialog';
import { Notice } from '@/app/_components/ui/notice';
import { forgetDevice, visitAsStranger } from '@/app/_no-signal/keep-pages';
import { changePasswordChange, deleteAccountChange, renewCodesChange } from '@/lib/accounts/queries';
import type { ChangePassword as Body } from '@/lib/accounts/schema';
import { ARMIES_BACKUP, GAMES_BACKUP } from '@/lib/pages';
import { codesLeft } from '../codes-left';
import * as words from '../words';
import { type AccountField, AccountForm, ConfirmForm } from './account-form';
import { CodesPanel } from './codes-panel';

const PARTS: readonly AccountField<Body>[] = [
  { name: 'password', as: 'password', label: 'Current password' },
  { name: 'newPassword', as: 'newPassword', hint: words.charactersOfPassword },
];

/** A new password, by the old one. */
export const ChangePassword = () => {
  const [open, setOpen] = useState(false);
  const [changed, setChanged] = useState(false);
  return (
    <>
      {changed && (
        <Notice severity="pass" live>
          Your password is changed. Your other devices are signed out.
        </Notice>
      )}
      <p>
        <Button onClick={() => setOpen(true)}>Change the password</Button>
      </p>
      <Dialog open={open} onClose={() => setOpen(false)} title="Change the password">
        <PasswordForm
          onDone={() => {
            setChanged(true);
            setOpen(false);
          }}
        />
      </Dialog>
    </>
  );
};

const PasswordForm = ({ onDone }: { onDone: () => void }) => {
  const request = useChange({
    ...changePasswordChange(),
    onSuccess: onDone,
  });
  return (
    <div className="grid gap-3.5">
      <p>Your other devices are signed out. They send any unsent edits once you sign in there again.</p>
      <AccountForm<Body>
        label="Change the password"
        parts={PARTS}
        read="changePassword"
        request={request}
        submit="Change it"
      />
    </div>
  );
};

/** How many recovery codes are left, and new ones. */
export const RenewCodes = ({ left }: { left: number }) => {
  const router = useRouter();
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    router.refresh();
  };
  const { severity, text } = codesLeft(left);
  return (
    <>
      {severity === undefined ? <p className="soft">{text}</p> : <Notice severity={severity}>{text}</Notice>}
      <p>
        <Button onClick={() => setOpen(true)}>Make new codes</Button>
      </p>
      <Dialog open={open} onClose={close} title="New recovery codes">
        <NewCodes onDone={close} />
      </Dialog>
    </>
  );
};

const NewCodes = ({ onDone }: { onDone: () => void }) => {
  const { answer, ...request } = useChange(renewCodesChange());
  if (answer !== undefined) {
    return <CodesPanel codes={answer.codes} done={words.haveSavedThem} onDone={onDone} />;
  }
  return (
    <div className="grid gap-3.5">
      <p>New codes replace the ones you have, which then stop working.</p>
      <ConfirmForm label="New recovery codes" submit="Make new codes" request={request} />
    </div>
  );
};

type DeleteAccountProps = { armies: number; battles: number; games: number; devices: number };

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

const whatIsDeleted = (armies: number, battles: number, games: number, devices: number): string =>
  `your name and e-mail address, password, passkeys and recovery codes; your armies (${armies}) with their history and share links; your own orders of battle (${battles}), published ones too; your seats at games (${games}), and games at which nobody else sits; your event packs; events that you alone own, with their pages, desks and links. All your devices (${devices}) are signed out.`;

const Question = ({ armies, battles, games, devices }: DeleteAccountProps) => {
  const request = useChange({
    ...deleteAccountChange(),
    // The answer may be lost.
    onMutate: forgetDevice,
    onSuccess: () => visitAsStranger('/'),
  });
  return (
    <div className="grid gap-3.5">
      <p>
        <b>Deleted at once and for good:</b> {whatIsDeleted(armies, battles, games, devices)}
      </p>
      <p>
        <b>Kept:</b> games at which others sit, with what you did in them, under the name of your side; lists
        you entered at events, with the name you entered, as their organisers received them. Their receipts
        belong to no account, and their private links keep working.
      </p>
      <p className="flex flex-wrap gap-2">
        <FileButton icon="download" href={ARMIES_BACKUP}>
          Back up the armies first
        </FileButton>
        {games > 0 && (
          <FileButton icon="download" href={GAMES_BACKUP}>
            Download the games first
          </FileButton>
        )}
      </p>
      <ConfirmForm label="Delete the account" submit="Delete it" request={request} />
    </div>
  );
};
