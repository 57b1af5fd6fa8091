'use client';

import { showAccount } from '@/app/_components/account';
import { useChange } from '@/app/_components/server-changes';
import { LinkButton } from '@/app/_components/ui/button';
import { nextQuestion } from '@/lib/accounts/next-path';
import { signUpChange } from '@/lib/accounts/queries';
import type { SignUp as SignUpBody } from '@/lib/accounts/schema';
import { SIGN_IN } from '@/lib/pages';
import * as words from '../words';
import { type AccountField, AccountForm } from './account-form';
import { CodesPanel } from './codes-panel';

const PARTS: readonly AccountField<SignUpBody>[] = [
  { name: 'name', as: 'name', hint: 'Shown to organisers and other checkers.' },
  { name: 'email', as: 'email', hint: 'Used to sign in. Muster sends no mail.' },
  {
    name: 'password',
    as: 'newPassword',
    label: 'Password',
    hint: '10 to 128 characters of any kind; a sentence works well.',
  },
];

/** Makes an account, then shows its recovery codes; from there a new visit, as its owner. */
export const SignUp = ({ next }: { next: string }) => {
  const { answer, ...request } = useChange({
    ...signUpChange(),
    onSuccess: (_codes, { name }) => showAccount({ name }),
  });
  if (answer !== undefined) {
    return (
      <CodesPanel codes={answer.codes} done={words.haveSavedThem} onDone={() => location.assign(next)} />
    );
  }
  return (
    <>
      <p className="soft">
        Armies and orders of battle made in this browser move to the account, with its other devices.
      </p>
      <AccountForm<SignUpBody>
        label="Create an account"
        parts={PARTS}
        read="signUp"
        request={request}
        submit="Create the account"
      />
      <p className="border-rule border-t pt-4">
        <LinkButton variant="bare" href={`${SIGN_IN}${nextQuestion(next)}`}>
          I have an account
        </LinkButton>
      </p>
    </>
  );
};
