'use client';

import { LinkPanel } from '@/app/_components/army/link-panel';
import { useChange } from '@/app/_components/server-state';
import { Button, FileButton, TextButton } from '@/app/_components/ui/button';
import { BottomSheet } from '@/app/_components/ui/dialog';
import { Notice } from '@/app/_components/ui/notice';
import type { PanelProps } from '@/app/_editor/panel-props';
import { clockTime } from '@/app/_editor/save/save-state';
import { armyFileUrl } from '@/lib/armies/calls';
import { deviceLinkChange, unshareArmyChange } from '@/lib/armies/queries';
import { useActions, useArmyId, useBuilder } from '../builder-context';
import { useShareLink } from './use-share-link';

/** Handing the army on: a link to read it, its file, and a link that opens all my armies on another device. */
export const ShareDialog = ({ open, onClose }: PanelProps) => (
  <BottomSheet open={open} onClose={onClose} title="Share">
    <ShareLink />
    <DeviceLink />
    <ArmyFileLink />
  </BottomSheet>
);

const PART = 'grid gap-2 pb-[18px] pt-1 *:[button]:justify-self-start';
const NEXT = 'border-rule border-t pt-4';
const ACTS = 'flex flex-wrap items-center gap-x-3 gap-y-1';

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
    <section
      className={`${PART} [&_[role=img]]:border-rule [&_[role=img]]:size-[132px]`}
      aria-labelledby="share-read"
    >
      <h3 id="share-read">Let others read this army</h3>
      <p className="soft">
        Whoever has the link reads the army as it is at that moment, with its findings, prints it and may make
        a copy of their own. Nobody can change yours.
      </p>
      {token === null ? (
        <Button variant="main" icon="link" aria-disabled={pending} onClick={() => make()}>
          Make a share link
        </Button>
      ) : (
        <LinkPanel label="Share link" path={`/s/${token}`} />
      )}
      <p className={ACTS}>
        <TextButton className="touch:min-h-11" aria-disabled={ending.pending} onClick={() => end()}>
          End all share links of this army
        </TextButton>
        <span role="status">{ending.done && token === null ? 'No link opens this army any more.' : ''}</span>
      </p>
      <Fault text={fault ?? ending.fault} />
    </section>
  );
};

const DeviceLink = () => {
  const { change, answer: made, pending, fault } = useChange(deviceLinkChange());
  const make = () => {
    if (!pending) change();
  };
  return (
    <section
      className={`${PART} ${NEXT} [&_[role=img]]:border-rule [&_[role=img]]:size-[132px]`}
      aria-labelledby="share-device"
    >
      <h3 id="share-device">Open my armies on another device</h3>
      <p className="soft">
        A private link for your own phone or computer: whoever opens it first has all your armies. It works
        once.
      </p>
      {made === undefined ? (
        <Button icon="phone" aria-disabled={pending} onClick={() => make()}>
          Make a private link
        </Button>
      ) : (
        <>
          <LinkPanel label="Private link" path={`/d/${made.token}`} />
          <p className="mute">Works until {clockTime(made.expiresAt)}, once.</p>
        </>
      )}
      <Fault text={fault} />
    </section>
  );
};

const ArmyFileLink = () => (
  <section className={`${PART} ${NEXT}`} aria-labelledby="share-file">
    <h3 id="share-file">The army as a file or text</h3>
    <p className={ACTS}>
      <FileButton icon="download" href={armyFileUrl(useArmyId())} download>
        Army file
      </FileButton>
      <AsText />
    </p>
  </section>
);

const AsText = () => {
  const { open } = useActions();
  return (
    <Button icon="file" onClick={() => open('text')}>
      As text
    </Button>
  );
};

const Fault = ({ text }: { text: string | undefined }) =>
  text === undefined ? null : (
    <Notice severity="error" live>
      {text}
    </Notice>
  );
