'use client';

import { useChange } from '@/app/_components/server-changes';
import { recoverChange } from '@/lib/accounts/queries';
import type { Recover as RecoverBody } from '@/lib/accounts/schema';
import * as words from '../words';
import { type AccountField, AccountForm } from './account-form';

const PARTS: readonly AccountField<RecoverBody>[] = [
  { name: 'email', as: 'email' },
  { name: 'code', as: 'code', hint: 'One you have not used. Capitals and spaces do not matter.' },
  { name: 'password', as: 'newPassword', hint: words.charactersOfPassword },
];

/** Sets a new password by a recovery code and signs in. */
export const Recover = ({ next }: { next: string }) => {
  const request = useChange({
    ...recoverChange(),
    onSuccess: () => location.assign(next),
  });
  return (
    <AccountForm<RecoverBody>
      label="Recover the account"
      parts={PARTS}
      read="recover"
      request={request}
      submit="Set the password and sign in"
    />
  );
};
