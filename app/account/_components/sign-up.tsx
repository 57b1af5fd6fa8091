'use client';

import { showAccount } from '@/app/_components/account';
import { useChange } from '@/app/_components/server-changes';
import { LinkButton } from '@/app/_components/ui/button';
import { nextQuestion } from '@/lib/accounts/next-path';
import { signUpChange } from '@/lib/accounts/queries';
import type { SignUp as SignUpBody } from '@/lib/accounts/schema';
import { SIGN_IN } from '@/lib/pages';
import * as words from '../words';
import { AccountForm, type Part } from './account-form';
import { CodesPanel } from './codes-panel';

const PARTS: readonly Part<SignUpBody>[] = [
  { name: 'name', as: 'name', hint: words.whoSeesName },
  { name: 'email', as: 'email', hint: words.whatEmailIsFor },
  {
    name: 'password',
    as: 'newPassword',
    label: words.password,
    hint: words.exampleOfPassword,
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
      <p className="soft">{words.whatMovesToAccount}</p>
      <AccountForm<SignUpBody>
        label={words.createAccount}
        parts={PARTS}
        read="signUp"
        request={request}
        submit={words.createTheAccount}
      />
      <p className="border-rule border-t pt-4">
        <LinkButton variant="bare" href={`${SIGN_IN}${nextQuestion(next)}`}>
          {words.haveAccount}
        </LinkButton>
      </p>
    </>
  );
};
