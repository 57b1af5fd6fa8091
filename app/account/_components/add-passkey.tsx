'use client';

import { useRouter } from 'next/navigation';
import { useChange } from '@/app/_components/server-state';
import { showToast } from '@/app/_components/ui/toasts';
import { addPasskeyChange } from '@/lib/accounts/queries';
import type { NewPasskey } from '@/lib/accounts/schema';
import { AccountForm, type Part } from './account-form';
import { makePasskey } from './passkey-browser';

const PARTS: readonly Part<NewPasskey>[] = [
  { name: 'name', as: 'name', label: 'Name of the passkey', hint: 'Such as “My phone”.' },
  { name: 'password', as: 'password' },
];

/** Makes a passkey: a name and the password, then the question of the browser. */
export const AddPasskey = ({ onDone }: { onDone: () => void }) => {
  const router = useRouter();
  const request = useChange({
    ...addPasskeyChange(makePasskey),
    onSuccess: () => {
      showToast('Passkey added');
      router.refresh();
      onDone();
    },
  });
  return (
    <AccountForm<NewPasskey>
      label="Add a passkey"
      parts={PARTS}
      read="newPasskey"
      request={request}
      submit="Add it"
    />
  );
};
