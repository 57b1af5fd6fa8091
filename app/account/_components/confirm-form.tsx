'use client';

import type { Confirm } from '@/lib/accounts/schema';
import { AccountForm, type AccountFormProps, type Part } from './account-form';

const PARTS: readonly Part<Confirm>[] = [{ name: 'password', as: 'password' }];

/** Asks for the password before something that it protects. */
export const ConfirmForm = (props: Pick<AccountFormProps<Confirm>, 'label' | 'submit' | 'request'>) => (
  <AccountForm<Confirm> {...props} parts={PARTS} read="confirm" />
);
