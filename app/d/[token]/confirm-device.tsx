'use client';

import { useState } from 'react';
import { Button, LinkButton } from '@/app/_components/ui/button';
import { Notice } from '@/app/_components/ui/notice';
import { PlainPage } from '@/app/_components/ui/plain-page';
import { Time } from '@/app/_components/ui/time';
import { redeemDeviceLink } from '@/lib/armies/queries';
import { RequestError } from '@/lib/armies/request';

type ConfirmDeviceProps = { token: string; armies: number; expiresAt: string };

const SPENT = 'The link was used or ran out in this very moment. Make a new one on the other device.';

/** Asks before the link is used: previews of links visit pages too. */
export const ConfirmDevice = ({ token, armies, expiresAt }: ConfirmDeviceProps) => {
  const [pending, setPending] = useState(false);
  const [fault, setFault] = useState<string>();

  const confirm = async () => {
    setPending(true);
    try {
      const answer = await redeemDeviceLink(token);
      // a new visit: this browser is somebody else from here on
      if (answer.ok) return location.assign('/');
      setFault(SPENT);
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      setFault(error.message);
    }
    setPending(false);
  };

  return (
    <PlainPage title="Open armies in this browser">
      <p>
        This private link opens {armies === 1 ? 'one army' : `${armies} armies`} in this browser. From then on
        both browsers see and edit the same armies; armies made in this one come along.
      </p>
      <p className="soft">
        Only go on if you made the link yourself. It works once, until <Time at={expiresAt} inSentence />.
      </p>
      {fault !== undefined && (
        <Notice severity="error" live>
          {fault}
        </Notice>
      )}
      <p className="acts">
        <Button variant="main" icon="phone" disabled={pending} onClick={() => void confirm()}>
          Open them here
        </Button>
        <LinkButton href="/">No, go to My armies</LinkButton>
      </p>
    </PlainPage>
  );
};
