'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { armiesKey, shareArmy, unshareArmy } from '@/lib/armies/queries';
import type { ArmyRow } from '@/lib/armies/schema';
import { requestFault } from '../_components/army/create-army';
import { LinkPanel } from '../_components/army/link-panel';
import { Button } from '../_components/ui/button';
import { Dialog } from '../_components/ui/dialog';
import { Notice } from '../_components/ui/notice';

type ShareDialogProps = { row: ArmyRow | undefined; onClose: () => void };

/** Makes a link under which anyone who has it reads the army, and ends all such links. */
export const ShareDialog = ({ row, onClose }: ShareDialogProps) => (
  <Dialog open={row !== undefined} onClose={onClose} title={row ? `Share ${row.name}` : 'Share'}>
    {row && <SharePanel row={row} />}
  </Dialog>
);

const SharePanel = ({ row }: { row: ArmyRow }) => {
  const client = useQueryClient();
  const [shared, setShared] = useState(row.shared);
  const [token, setToken] = useState<string>();
  const [pending, setPending] = useState(false);
  const [fault, setFault] = useState<string>();

  const attempt = async (work: () => Promise<void>) => {
    setPending(true);
    setFault(undefined);
    try {
      await work();
      await client.invalidateQueries({ queryKey: armiesKey });
    } catch (error) {
      setFault(requestFault(error));
    }
    setPending(false);
  };

  const make = () =>
    attempt(async () => {
      const answer = await shareArmy(row.id);
      if (!answer.ok) return setFault('This army is no longer there; it was deleted in another window.');
      setToken(answer.token);
      setShared(true);
    });

  const end = () =>
    attempt(async () => {
      await unshareArmy(row.id);
      setToken(undefined);
      setShared(false);
    });

  return (
    <div className="grid gap-4">
      <p>
        Whoever has the link reads the army as it is at that moment, with its findings, prints it and may make
        a copy of their own. Nobody can change yours.
      </p>
      {token !== undefined && <LinkPanel label="Share link" path={`/s/${token}`} />}
      {shared && token === undefined && (
        <Notice severity="info">
          This army is shared already. A link is shown only once; make another one, or end them all.
        </Notice>
      )}
      {fault !== undefined && (
        <Notice severity="error" live>
          {fault}
        </Notice>
      )}
      <div className="flex flex-wrap gap-2">
        {token === undefined && (
          <Button variant="main" icon="link" disabled={pending} onClick={() => void make()}>
            {shared ? 'Make another link' : 'Make a link'}
          </Button>
        )}
        {shared && (
          <Button icon="close" disabled={pending} onClick={() => void end()}>
            Stop sharing
          </Button>
        )}
      </div>
    </div>
  );
};
