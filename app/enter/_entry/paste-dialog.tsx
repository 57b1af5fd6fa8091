'use client';

import { useForm } from 'react-hook-form';
import { Button } from '@/app/_components/ui/button';
import { BottomSheet } from '@/app/_components/ui/dialog';
import { TextField } from '@/app/_components/ui/field';
import * as words from '../words';

type PasteDialogProps = { open: boolean; onClose: () => void; onText: (text: string) => void };

/** A list as text: an army file, or an army as people post it. */
export const PasteDialog = ({ open, onClose, onText }: PasteDialogProps) => {
  const { register, handleSubmit, formState } = useForm({ defaultValues: { text: '' } });
  return (
    <BottomSheet open={open} onClose={onClose} title={words.pasteList} wide>
      <form
        className="grid gap-3"
        noValidate
        aria-label={words.pasteList}
        onSubmit={handleSubmit(({ text }) => onText(text))}
      >
        <TextField
          label={words.armyAsTextOrFile}
          rows={12}
          spellCheck={false}
          data-autofocus
          error={formState.errors.text?.message}
          {...register('text', {
            validate: (text) => text.trim() !== '' || words.pasteListFirst,
          })}
        />
        <p>
          <Button type="submit" variant="main" size="big">
            {words.readIt}
          </Button>
        </p>
      </form>
    </BottomSheet>
  );
};
