'use client';

import { useChange } from '@/app/_components/server-changes';
import { Button, LinkButton } from '@/app/_components/ui/button';
import { Notice } from '@/app/_components/ui/notice';
import { PageActs, PlainPage } from '@/app/_components/ui/paper';
import { Time } from '@/app/_components/ui/time';
import { redeemDeviceLinkChange } from '@/lib/devices/queries';
import * as words from '../../devices/words';

type ConfirmDeviceProps = { token: string; armies: number; expiresAt: string };

/** Asks before the link is used: previews of links visit pages too. */
export const ConfirmDevice = ({ token, armies, expiresAt }: ConfirmDeviceProps) => {
  const { change, pending, done, fault } = useChange({
    ...redeemDeviceLinkChange(token),
    // a new visit: this browser is somebody else from here on
    onSuccess: () => location.assign('/'),
  });

  return (
    <PlainPage title={words.openArmiesHere}>
      <p>{`This private link opens ${armies === 1 ? 'one army' : `${armies} armies`} in this browser. From then on both browsers see and edit the same armies, including those made in this one.`}</p>
      <p className="soft">
        Continue only if you made the link yourself. It works once, until <Time at={expiresAt} inSentence />.
      </p>
      {fault !== undefined && (
        <Notice severity="error" live>
          {fault}
        </Notice>
      )}
      <PageActs>
        <Button variant="main" icon="phone" disabled={pending || done} onClick={() => change()}>
          Open them here
        </Button>
        <LinkButton href="/">No, go to My armies</LinkButton>
      </PageActs>
    </PlainPage>
  );
};
