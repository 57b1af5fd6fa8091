'use client';

import { LinkPanel } from '@/app/_components/army/link-panel';
import { LinkPictureNote, PictureButton } from '@/app/_components/army/link-picture';
import { useChange } from '@/app/_components/server-state';
import { Button, FileButton, TextButton } from '@/app/_components/ui/button';
import type { PanelProps } from '@/app/_editor/panel-props';
import { clockTime } from '@/app/_editor/save/save-state';
import { ShareActs, SharePart, ShareSheet } from '@/app/_editor/share-sheet';
import { armyFileUrl, unshareArmyChange } from '@/lib/armies/queries';
import { deviceLinkChange } from '@/lib/devices/queries';
import { armyPath, devicePath, sharedPath } from '@/lib/pages';
import { useActions, useArmyId, useBuilder } from '../builder-context';
import { useShareLink } from './use-share-link';

/** Handing the army on: a link to read it, its file, and a link that opens all my armies on another device. */
export const ShareDialog = (props: PanelProps) => (
  <ShareSheet {...props}>
    <ShareLink />
    <DeviceLink />
    <ArmyFileLink />
  </ShareSheet>
);

const ShareLink = () => {
  const armyId = useArmyId();
  const token = useBuilder((state) => state.shareToken);
  const { setShareToken } = useActions();
  const { make, pending, fault } = useShareLink();
  const ending = useChange({ ...unshareArmyChange(armyId), onSuccess: () => setShareToken(null) });
  const end = () => {
    if (!ending.pending) ending.change();
  };
  return (
    <SharePart id="share-read" title="Let others read this army" fault={fault ?? ending.fault}>
      <p className="soft">
        Anyone with the link can read and print the army as it is at that moment, with its findings, and can
        make a copy. Nobody can change yours.
      </p>
      {token === null ? (
        <Button variant="main" icon="link" aria-disabled={pending} onClick={() => make()}>
          Make a share link
        </Button>
      ) : (
        <LinkPanel label="Share link" path={sharedPath(token)} />
      )}
      <LinkPictureNote />
      <ShareActs>
        <TextButton className="touch:min-h-11" aria-disabled={ending.pending} onClick={() => end()}>
          End all share links of this army
        </TextButton>
        <span role="status">{ending.done && token === null ? 'All links to this army have ended.' : ''}</span>
      </ShareActs>
    </SharePart>
  );
};

const DeviceLink = () => {
  const { change, answer: link, pending, fault } = useChange(deviceLinkChange());
  const make = () => {
    if (!pending) change();
  };
  return (
    <SharePart id="share-device" title="Open my armies on another device" fault={fault}>
      <p className="soft">
        A private link for your own phone or computer. The first person to open it has all your armies. It
        works once.
      </p>
      {link === undefined ? (
        <Button icon="phone" aria-disabled={pending} onClick={() => make()}>
          Make a private link
        </Button>
      ) : (
        <>
          <LinkPanel label="Private link" path={devicePath(link.token)} />
          <p className="mute">Works until {clockTime(link.expiresAt)}, once.</p>
        </>
      )}
    </SharePart>
  );
};

const ArmyFileLink = () => {
  const armyId = useArmyId();
  return (
    <SharePart id="share-file" title="The army as a file, picture or text">
      <ShareActs>
        <FileButton icon="download" href={armyFileUrl(armyId)} download>
          Army file
        </FileButton>
        <PictureButton path={armyPath(armyId)} />
        <AsText />
      </ShareActs>
    </SharePart>
  );
};

const AsText = () => {
  const { open } = useActions();
  return (
    <Button icon="file" onClick={() => open('text')}>
      As text
    </Button>
  );
};
