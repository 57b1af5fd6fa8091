'use client';

import { useRouter } from 'next/navigation';
import { useChange } from '@/app/_components/server-state';
import { showToast } from '@/app/_components/ui/toasts';
import { addPasskeyChange } from '@/lib/accounts/queries';
import type { NewPasskey } from '@/lib/accounts/schema';
import * as words from '../words';
import { AccountForm, type Part } from './account-form';
import { makePasskey } from './passkey-browser';

const PARTS: readonly Part<NewPasskey>[] = [
  { name: 'name', as: 'name', label: words.nameOfPasskey, hint: words.exampleOfPasskey },
  { name: 'password', as: 'password' },
];

/** Makes a passkey: a name and the password, then the question of the browser. */
export const AddPasskey = ({ onDone }: { onDone: () => void }) => {
  const router = useRouter();
  const request = useChange({
    ...addPasskeyChange(makePasskey),
    onSuccess: () => {
      showToast(words.passkeyAdded);
      router.refresh();
      onDone();
    },
  });
  return (
    <AccountForm<NewPasskey>
      label={words.addPasskey}
      parts={PARTS}
      read="newPasskey"
      request={request}
      submit={words.addIt}
    />
  );
};
