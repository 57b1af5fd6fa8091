'use client';

import { useState } from 'react';
import { Button, FileButton } from '@/app/_components/ui/button';
import { Dialog } from '@/app/_components/ui/dialog';
import { armyFileUrl, createDeviceLink, unshareArmy } from '@/lib/armies/queries';
import { clockTime } from '../_store/save-state';
import { useActions, useArmyId, useBuilder } from './builder-context';
import { LinkBox } from './link-box';
import type { PanelProps } from './panels';
import { useAsked } from './use-asked';
import { useShareLink } from './use-share-link';

/** Handing the army on: a link to read it, its file, and a link that opens all my armies on another device. */
export const ShareDialog = ({ open, onClose }: PanelProps) => (
  <Dialog open={open} onClose={onClose} title="Share">
    <ShareLink />
    <DeviceLink />
    <ArmyFileLink />
  </Dialog>
);

const ShareLink = () => {
  const armyId = useArmyId();
  const link = useBuilder((state) => state.link);
  const { setLink } = useActions();
  const { make, pending, fault } = useShareLink();
  const { ask, ...ending } = useAsked();
  const [ended, setEnded] = useState(false);
  const end = () =>
    ask(async () => {
      await unshareArmy(armyId);
      setLink(null);
      setEnded(true);
    });
  return (
    <section className="share-part" aria-labelledby="share-read">
      <h3 id="share-read">Let others read this army</h3>
      <p className="soft">
        Whoever has the link can read and print it, always in its newest version, and make a copy of their
        own.
      </p>
      {link === null ? (
        <Button variant="main" icon="link" aria-disabled={pending} onClick={() => void make()}>
          Make a share link
        </Button>
      ) : (
        <LinkBox label="Share link" link={link} />
      )}
      <p className="link-acts">
        <button type="button" className="link" aria-disabled={ending.pending} onClick={() => void end()}>
          End all share links of this army
        </button>
        <span role="status">{ended && link === null ? 'No link opens this army any more.' : ''}</span>
      </p>
      <Fault text={fault ?? ending.fault} />
    </section>
  );
};

const DeviceLink = () => {
  const [made, setMade] = useState<{ link: string; until: string } | null>(null);
  const { ask, pending, fault } = useAsked();
  const make = () =>
    ask(async () => {
      const { token, expiresAt } = await createDeviceLink();
      setMade({ link: `${location.origin}/d/${token}`, until: clockTime(expiresAt) });
    });
  return (
    <section className="share-part" aria-labelledby="share-device">
      <h3 id="share-device">Go on with all my armies on another device</h3>
      <p className="soft">
        For your own phone or computer only: the link opens everything you have here, once.
      </p>
      {made === null ? (
        <Button icon="phone" aria-disabled={pending} onClick={() => void make()}>
          Make a device link
        </Button>
      ) : (
        <LinkBox label="Device link" link={made.link}>
          <p className="mute">Works until {made.until}, on one device.</p>
        </LinkBox>
      )}
      <Fault text={fault} />
    </section>
  );
};

const ArmyFileLink = () => (
  <section className="share-part" aria-labelledby="share-file">
    <h3 id="share-file">The army as a file</h3>
    <FileButton icon="download" href={armyFileUrl(useArmyId())} download>
      Army file
    </FileButton>
  </section>
);

const Fault = ({ text }: { text: string | null }) =>
  text === null ? null : (
    <p className="fault" role="alert">
      {text}
    </p>
  );
