'use client';

import { useState } from 'react';
import { useChange } from '@/app/_components/server-state';
import { Button } from '@/app/_components/ui/button';
import { Dialog } from '@/app/_components/ui/dialog';
import { Notice } from '@/app/_components/ui/notice';
import { changePasswordChange } from '@/lib/accounts/queries';
import type { ChangePassword as Body } from '@/lib/accounts/schema';
import { AccountForm, type Part } from './account-form';

const PARTS: readonly Part<Body>[] = [
  { name: 'password', as: 'password', label: 'Current password' },
  { name: 'newPassword', as: 'newPassword', hint: '10 to 128 characters of any kind.' },
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
