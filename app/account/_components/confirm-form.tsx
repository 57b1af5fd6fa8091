'use client';

import type { Confirm } from '@/lib/accounts/schema';
import { AccountForm, type Part } from './account-form';

const PARTS: readonly Part<Confirm>[] = [{ name: 'password', as: 'password' }];

type ConfirmFormProps = {
  label: string;
  submit: string;
  onSubmit: (body: Confirm) => void;
  pending: boolean;
  fault: string | undefined;
};

/** Asks for the password before something that it protects. */
export const ConfirmForm = (props: ConfirmFormProps) => (
  <AccountForm<Confirm> {...props} parts={PARTS} empty={{ password: '' }} read="confirm" />
);
