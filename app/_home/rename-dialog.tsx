'use client';

import { type FormEvent, useId, useState } from 'react';
import { renameArmyChange } from '@/lib/armies/queries';
import type { ArmyRow } from '@/lib/armies/schema';
import { useChange } from '../_components/server-state';
import { Button } from '../_components/ui/button';
import { Dialog } from '../_components/ui/dialog';
import { Field } from '../_components/ui/field';
import { Notice } from '../_components/ui/notice';

type RenameDialogProps = { row: ArmyRow | undefined; onClose: () => void };

/** Gives an army another name, in its latest version, whatever the list has shown. */
export const RenameDialog = ({ row, onClose }: RenameDialogProps) => (
  <Dialog open={row !== undefined} onClose={onClose} title="Rename">
    {row && <RenameForm row={row} onDone={onClose} />}
  </Dialog>
);

const RenameForm = ({ row, onDone }: { row: ArmyRow; onDone: () => void }) => {
  const id = useId();
  const [name, setName] = useState(row.name);
  const { change, pending, fault } = useChange(renameArmyChange(row.id));

  const save = (event: FormEvent) => {
    event.preventDefault();
    change(name.trim(), { onSuccess: onDone });
  };

  return (
    <form id={id} className="grid gap-3" onSubmit={save}>
      <Field
        label="Name"
        value={name}
        maxLength={120}
        data-autofocus
        required
        onChange={(event) => setName(event.target.value)}
        onFocus={(event) => event.target.select()}
      />
      {fault !== undefined && (
        <Notice severity="error" live>
          {fault}
        </Notice>
      )}
      <div className="flex justify-end gap-2">
        <Button onClick={onDone}>Cancel</Button>
        <Button type="submit" variant="main" disabled={pending || name.trim() === ''}>
          Rename
        </Button>
      </div>
    </form>
  );
};
