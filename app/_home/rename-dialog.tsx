'use client';

import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { armiesKey, armyQuery, saveArmy } from '@/lib/armies/queries';
import type { ArmyRow, SaveAnswer } from '@/lib/armies/schema';
import { requestFault } from '../_components/army/create-army';
import { Button } from '../_components/ui/button';
import { Dialog } from '../_components/ui/dialog';
import { Field } from '../_components/ui/field';
import { Notice } from '../_components/ui/notice';

const faultOf = (answer: Extract<SaveAnswer, { ok: false }>): string => {
  switch (answer.code) {
    case 'stale':
      return 'The army was changed elsewhere at this very moment. Try again.';
    case 'not-found':
      return 'This army is no longer there; it was deleted in another window.';
    case 'invalid':
      return answer.errors[0]?.message ?? 'The server does not take this name.';
    case 'too-large':
      return answer.message;
  }
};

type RenameDialogProps = { row: ArmyRow | undefined; onClose: () => void };

/** Gives an army another name, in its latest version, whatever the list has shown. */
export const RenameDialog = ({ row, onClose }: RenameDialogProps) => (
  <Dialog open={row !== undefined} onClose={onClose} title="Rename">
    {row && <RenameForm row={row} onDone={onClose} />}
  </Dialog>
);

const RenameForm = ({ row, onDone }: { row: ArmyRow; onDone: () => void }) => {
  const id = useId();
  const client = useQueryClient();
  const [name, setName] = useState(row.name);
  const [pending, setPending] = useState(false);
  const [fault, setFault] = useState<string>();

  const save = async (event: FormEvent) => {
    event.preventDefault();
    setPending(true);
    try {
      const { revision, file } = await client.fetchQuery({ ...armyQuery(row.id), staleTime: 0 });
      const answer = await saveArmy(row.id, { revision, file: { ...file, name: name.trim() } });
      if (answer.ok) {
        await client.invalidateQueries({ queryKey: armiesKey });
        onDone();
        return;
      }
      setFault(faultOf(answer));
    } catch (error) {
      setFault(requestFault(error));
    }
    setPending(false);
  };

  return (
    <form id={id} className="grid gap-3" onSubmit={(event) => void save(event)}>
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
