'use client';

import * as armyPartWords from '@/app/_components/army/part-words';
import { deviceLinkChange } from '@/lib/devices/queries';
import { DEVICES, devicePath } from '@/lib/pages';
import { LinkPanel } from '../_components/army/link-panel';
import { useChange } from '../_components/server-changes';
import { Button, LinkButton } from '../_components/ui/button';
import { Dialog } from '../_components/ui/dialog';
import { Notice } from '../_components/ui/notice';

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** Makes a link that opens all armies of this browser in one more browser. */
export const DeviceDialog = ({ open, onClose }: { open: boolean; onClose: () => void }) => (
  <Dialog open={open} onClose={onClose} title={armyPartWords.openOnOtherDevice}>
    <DevicePanel />
  </Dialog>
);

const DevicePanel = () => {
  const { change: make, answer: link, pending, fault } = useChange(deviceLinkChange());

  return (
    <div className="grid gap-4">
      <p>
        Your armies belong to this browser. A private link opens them in another one, such as your phone. Both
        then see and edit the same armies, including those already there.
      </p>
      <Notice severity="warning">
        The first person to open the link has your armies. It works once, for half an hour. Do not post it; to
        show an army to others, share the army.
      </Notice>
      {link && (
        <>
          <LinkPanel label="Private link" path={devicePath(link.token)} />
          <p className="soft">{armyPartWords.worksUntil(clock.format(new Date(link.expiresAt)))}</p>
        </>
      )}
      {fault !== undefined && (
        <Notice severity="error" live>
          {fault}
        </Notice>
      )}
      <div className="flex flex-wrap gap-2">
        <Button variant={link ? 'plain' : 'main'} icon="phone" disabled={pending} onClick={() => make()}>
          {link ? 'Make another link' : armyPartWords.makePrivateLink}
        </Button>
        <LinkButton variant="bare" href={DEVICES}>
          My devices
        </LinkButton>
      </div>
    </div>
  );
};
