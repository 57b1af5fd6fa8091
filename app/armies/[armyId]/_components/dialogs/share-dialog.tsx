'use client';

import { LinkPanel } from '@/app/_components/army/link-panel';
import { LinkPictureNote, PictureButton } from '@/app/_components/army/link-picture';
import * as armyPartWords from '@/app/_components/army/part-words';
import { useChange } from '@/app/_components/server-changes';
import { Button, FileButton, TextButton } from '@/app/_components/ui/button';
import type { PanelProps } from '@/app/_editor/panels';
import { clockTime } from '@/app/_editor/save/save-state';
import { ShareActs, SharePart, ShareSheet } from '@/app/_editor/share-sheet';
import { unshareArmyChange } from '@/lib/armies/queries';
import { deviceLinkChange } from '@/lib/devices/queries';
import { armyFilePath, armyPath, devicePath, sharedPath } from '@/lib/pages';
import { useActions, useArmyId, useBuilder } from '../builder-context';
import { useShareLink } from './army-changes';

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
      <p className="soft">{armyPartWords.whatShareLinkAllows}</p>
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
    <SharePart id="share-device" title={armyPartWords.openOnOtherDevice} fault={fault}>
      <p className="soft">
        A private link for your own phone or computer. The first person to open it has all your armies. It
        works once.
      </p>
      {link === undefined ? (
        <Button icon="phone" aria-disabled={pending} onClick={() => make()}>
          {armyPartWords.makePrivateLink}
        </Button>
      ) : (
        <>
          <LinkPanel label="Private link" path={devicePath(link.token)} />
          <p className="mute">{armyPartWords.worksUntil(clockTime(link.expiresAt))}</p>
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
        <FileButton icon="download" href={armyFilePath(armyId)} download>
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
