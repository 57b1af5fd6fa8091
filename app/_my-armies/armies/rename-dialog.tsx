'use client';

import { useEffect } from 'react';
import { useController, useForm } from 'react-hook-form';
import { lazyResolvers } from '@/app/_components/lazy-resolver';
import { useChange } from '@/app/_components/server-changes';
import { Button } from '@/app/_components/ui/button';
import { Dialog } from '@/app/_components/ui/dialog';
import { Field } from '@/app/_components/ui/field';
import { Notice } from '@/app/_components/ui/notice';
import type { Renaming } from '@/lib/armies/form-schemas';
import { editArmyChange } from '@/lib/armies/queries';
import type { ArmyRow } from '@/lib/armies/schema';
import { MAX_NAME } from '@/lib/rules/core/army/name';

type RenameDialogProps = { open: boolean; row: ArmyRow | undefined; onClose: () => void };

/** Gives an army another name, in its latest version, whatever the list has shown. */
export const RenameDialog = ({ open, row, onClose }: RenameDialogProps) => (
  <Dialog open={open} onClose={onClose} title="Rename">
    {row && <RenameForm row={row} onDone={onClose} />}
  </Dialog>
);

const { preload, later } = lazyResolvers(() => import('../army-resolvers'));

const resolver = later(({ renameResolver }) => renameResolver());

const RenameForm = ({ row, onDone }: { row: ArmyRow; onDone: () => void }) => {
  const { control, handleSubmit, formState } = useForm<Renaming>({
    defaultValues: { name: row.name },
    mode: 'onChange',
    resolver,
  });
  const { field, fieldState } = useController({ name: 'name', control });
  const { change, pending, fault = formState.errors.root?.message } = useChange(editArmyChange());
  useEffect(preload, []);

  return (
    <form
      className="grid gap-3"
      noValidate
      onSubmit={handleSubmit(({ name }) =>
        change({ id: row.id, edit: (file) => ({ ...file, name }) }, { onSuccess: onDone }),
      )}
    >
      <Field
        label="Name"
        {...field}
        maxLength={MAX_NAME}
        data-autofocus
        required
        onFocus={(event) => event.target.select()}
        error={fieldState.error?.message}
      />
      {fault !== undefined && (
        <Notice severity="error" live>
          {fault}
        </Notice>
      )}
      <div className="flex justify-end gap-2">
        <Button onClick={onDone}>Cancel</Button>
        <Button type="submit" variant="main" disabled={pending || formState.isSubmitting}>
          Rename
        </Button>
      </div>
    </form>
  );
};
