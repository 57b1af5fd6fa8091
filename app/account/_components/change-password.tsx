'use client';

import { useState } from 'react';
import { useChange } from '@/app/_components/server-changes';
import { Button } from '@/app/_components/ui/button';
import { Dialog } from '@/app/_components/ui/dialog';
import { Notice } from '@/app/_components/ui/notice';
import { changePasswordChange } from '@/lib/accounts/queries';
import type { ChangePassword as Body } from '@/lib/accounts/schema';
import * as words from '../words';
import { AccountForm, type Part } from './account-form';

const PARTS: readonly Part<Body>[] = [
  { name: 'password', as: 'password', label: words.currentPassword },
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
          {words.passwordIsChanged}
        </Notice>
      )}
      <p>
        <Button onClick={() => setOpen(true)}>{words.changePassword}</Button>
      </p>
      <Dialog open={open} onClose={() => setOpen(false)} title={words.changePassword}>
        <Form
          onDone={() => {
            setChanged(true);
            setOpen(false);
          }}
        />
      </Dialog>
    </>
  );
};

const Form = ({ onDone }: { onDone: () => void }) => {
  const request = useChange({
    ...changePasswordChange(),
    onSuccess: onDone,
  });
  return (
    <div className="grid gap-3.5">
      <p>{words.otherDevicesSignedOut}</p>
      <AccountForm<Body>
        label={words.changePassword}
        parts={PARTS}
        read="changePassword"
        request={request}
        submit={words.changeIt}
      />
    </div>
  );
};
