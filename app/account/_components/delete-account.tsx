'use client';

import { useState } from 'react';
import { useChange } from '@/app/_components/server-changes';
import { Button, FileButton } from '@/app/_components/ui/button';
import { Dialog } from '@/app/_components/ui/dialog';
import { visitAsNobody } from '@/app/_no-signal/forget-device';
import { deleteAccountChange } from '@/lib/accounts/queries';
import { BACKUP_URL } from '@/lib/armies/downloads';
import { GAMES_URL } from '@/lib/games/downloads';
import * as words from '../words';
import { ConfirmForm } from './account-form';

type DeleteAccountProps = { armies: number; battles: number; games: number; devices: number };

/** Deletes the account, once it was said what goes and what stays. */
export const DeleteAccount = (props: DeleteAccountProps) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <p className="soft">{words.whatDeletionDoes}</p>
      <p>
        <Button icon="trash" onClick={() => setOpen(true)}>
          {words.deleteAccount}
        </Button>
      </p>
      <Dialog open={open} onClose={() => setOpen(false)} title={words.askDeletion}>
        <Question {...props} />
      </Dialog>
    </>
  );
};

const Question = ({ armies, battles, games, devices }: DeleteAccountProps) => {
  const request = useChange({
    ...deleteAccountChange(),
    onSuccess: () => visitAsNobody('/'),
  });
  return (
    <div className="grid gap-3.5">
      <p>
        <b>{words.deletedForGood}</b> {words.whatIsDeleted(armies, battles, games, devices)}
      </p>
      <p>
        <b>{words.keptHead}</b> {words.whatIsKept}
      </p>
      <p className="flex flex-wrap gap-2">
        <FileButton icon="download" href={BACKUP_URL}>
          {words.backUpFirst}
        </FileButton>
        {games > 0 && (
          <FileButton icon="download" href={GAMES_URL}>
            {words.downloadGamesFirst}
          </FileButton>
        )}
      </p>
      <ConfirmForm label={words.deleteAccount} submit={words.deleteAccountIt} request={request} />
    </div>
  );
};
