'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Button } from '@/app/_components/ui/button';
import { BottomSheet } from '@/app/_components/ui/dialog';
import { TextField } from '@/app/_components/ui/field';
import type { Op } from '@/lib/rules/core/edit';
import { pastedText, readPasted } from '../../../_pack/read-pasted';
import { usePack, usePackActions, usePackState } from '../pack-context';

/** Takes the rules of a pasted pack in place of these; undo brings these back. */
export const PastePack = ({ open, onClose }: { open: boolean; onClose: () => void }) => (
  <BottomSheet open={open} onClose={onClose} title="Paste a pack">
    {open && <PasteForm onClose={onClose} />}
  </BottomSheet>
);

const PasteForm = ({ onClose }: { onClose: () => void }) => {
  const { system } = usePack().kit;
  const file = usePackState((state) => state.file);
  const { change } = usePackActions();
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(pastedText),
    defaultValues: { text: '' },
  });
  const take = async ({ text }: { text: string }) => {
    const read = await readPasted(text);
    if (!read.ok) return setError('text', { message: read.faults.join(' ') });
    if (read.pack.system !== system.id) {
      return setError('text', { message: `This pack is for other rules (${read.pack.system}).` });
    }
    const gone = file.notes !== undefined && read.pack.notes === undefined;
    change({
      label: `Paste “${read.pack.name}”`,
      select: null,
      ops: [
        ...Object.entries(read.pack).map(([key, value]): Op => ({ op: 'set', path: [key], value })),
        ...(gone ? [{ op: 'remove', path: ['notes'] } as const] : []),
      ],
    });
    onClose();
  };
  return (
    <form className="grid gap-3" noValidate onSubmit={handleSubmit(take)}>
      <TextField
        label="A pack as text, or its JSON"
        rows={10}
        spellCheck={false}
        error={formState.errors.text?.message}
        {...register('text')}
      />
      <p>
        <Button type="submit" variant="main" aria-disabled={formState.isSubmitting}>
          Take these rules
        </Button>
      </p>
    </form>
  );
};
