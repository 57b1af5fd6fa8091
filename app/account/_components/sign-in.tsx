'use client';

import { useChange } from '@/app/_components/server-changes';
import { Button } from '@/app/_components/ui/button';
import { Fault } from '@/app/_components/ui/field';
import { passkeySignInChange, signInChange } from '@/lib/accounts/queries';
import type { SignIn as SignInBody } from '@/lib/accounts/schema';
import { type AccountField, AccountForm } from './account-form';
import { signWithPasskey, usePasskeysOffered } from './passkey-browser';

const PARTS: readonly AccountField<SignInBody>[] = [
  { name: 'email', as: 'email' },
  { name: 'password', as: 'password' },
];

/** Signs in by password, or by passkey where the browser offers them; then a new visit, as somebody else. */
export const SignIn = ({ next }: { next: string }) => {
  const signIn = useChange(signInChange());
  const go = { onSuccess: () => location.assign(next) };
  return (
    <>
      <AccountForm<SignInBody>
        label="Sign in"
        parts={PARTS}
        read="signIn"
        request={{ ...signIn, change: (body) => signIn.change(body, go) }}
        submit="Sign in"
      />
      <PasskeySignIn onDone={go.onSuccess} />
    </>
  );
};

const PasskeySignIn = ({ onDone }: { onDone: () => void }) => {
  const offered = usePasskeysOffered();
  const { change, pending, fault } = useChange({
    ...passkeySignInChange(signWithPasskey),
    onSuccess: onDone,
  });
  if (offered === null) return null;
  if (!offered) {
    return (
      <p className="soft">
        Passkeys work only over https, or on this computer itself (localhost). At this address use your
        password.
      </p>
    );
  }
  return (
    <div className="border-rule grid gap-3 border-t pt-4">
      {fault !== undefined && <Fault live>{fault}</Fault>}
      <p>
        <Button size="big" icon="key" aria-disabled={pending} onClick={() => !pending && change()}>
          Sign in with a passkey
        </Button>
      </p>
    </div>
  );
};
