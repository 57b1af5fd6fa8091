'use client';

import { useChange } from '@/app/_components/server-changes';
import { Button } from '@/app/_components/ui/button';
import { Fault } from '@/app/_components/ui/field';
import { forgetDevice, visitAsStranger } from '@/app/_no-signal/keep-pages';
import { signOutChange } from '@/lib/accounts/queries';
import { SIGN_OUT_DONE } from '@/lib/pages';

/** Signs this browser out; then starts a new visit without a user. */
export const SignOut = () => {
  const { change, pending, fault } = useChange({
    ...signOutChange(),
    // The answer may be lost.
    onMutate: forgetDevice,
    onSuccess: () => visitAsStranger(SIGN_OUT_DONE),
  });
  return (
    <>
      <Button aria-disabled={pending} onClick={() => !pending && change()}>
        Sign out
      </Button>
      {fault !== undefined && <Fault live>{fault}</Fault>}
    </>
  );
};
