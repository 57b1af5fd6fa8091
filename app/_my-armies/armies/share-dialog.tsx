'use client';

import { useState } from 'react';
import { LinkPanel } from '@/app/_components/army/link-panel';
import { LinkPictureNote, PictureButton } from '@/app/_components/army/link-picture';
import * as armyPartWords from '@/app/_components/army/part-words';
import { useChange } from '@/app/_components/server-changes';
import { Button } from '@/app/_components/ui/button';
import { Dialog } from '@/app/_components/ui/dialog';
import { Notice } from '@/app/_components/ui/notice';
import { shareArmyChange, unshareArmyChange } from '@/lib/armies/queries';
import type { ArmyRow } from '@/lib/armies/schema';
import { armyPath, sharedPath } from '@/lib/pages';

type ShareDialogProps = { open: boolean; row: ArmyRow | undefined; onClose: () => void };

/** Makes a link under which anyone who has it reads the army, and ends all such links. */
export const ShareDialog = ({ open, row, onClose }: ShareDialogProps) => (
  <Dialog open={open} onClose={onClose} title={row ? `Share ${row.name}` : 'Share'}>
    {row && <SharePanel row={row} />}
  </Dialog>
);

const SharePanel = ({ row }: { row: ArmyRow }) => {
  const [token, setToken] = useState<string>();
  const [shared, setShared] = useState(row.shared);
  const setLink = (now: string | undefined) => {
    setToken(now);
    setShared(now !== undefined);
  };
  const making = useChange(shareArmyChange(row.id));
  const ending = useChange(unshareArmyChange(row.id));
  const pending = making.pending || ending.pending;
  const fault = making.fault ?? ending.fault;

  return (
    <div className="grid gap-4">
      <p>{armyPartWords.whatShareLinkAllows}</p>
      {token !== undefined && <LinkPanel label="Share link" path={sharedPath(token)} />}
      {shared && token === undefined && (
        <Notice severity="info">
          This army is already shared. A link is shown only once: make another, or end them all.
        </Notice>
      )}
      <LinkPictureNote />
      {fault !== undefined && (
        <Notice severity="error" live>
          {fault}
        </Notice>
      )}
      <div className="flex flex-wrap gap-2">
        {token === undefined && (
          <Button
            variant="main"
            icon="link"
            disabled={pending}
            onClick={() => making.change(undefined, { onSuccess: setLink })}
          >
            {shared ? 'Make another link' : 'Make a link'}
          </Button>
        )}
        <PictureButton path={armyPath(row.id)} />
        {shared && (
          <Button
            icon="close"
            disabled={pending}
            onClick={() => ending.change(undefined, { onSuccess: () => setLink(undefined) })}
          >
            Stop sharing
          </Button>
        )}
      </div>
    </div>
  );
};
