'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '@/app/_components/ui/button';
import { Fault, TextField } from '@/app/_components/ui/field';
import { FileChoice } from '@/app/_components/ui/file-drop';
import { pastedText, readPasted } from '../_pack/read-pasted';
import { useNewPack } from './use-new-pack';

/** A pack that somebody sent: as text from a forum or a mail, or as a JSON file. */
export const PastedPack = () => {
  const id = useId();
  const { start, pending, fault } = useNewPack();
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(pastedText),
    defaultValues: { text: '' },
  });
  const take = async ({ text }: { text: string }) => {
    const read = await readPasted(text);
    if (read.ok) start(read.pack);
    else setError('text', { message: read.faults.join(' ') });
  };
  return (
    <form
      className="border-rule grid gap-3 border-t pt-4"
      noValidate
      aria-labelledby={`${id}-title`}
      onSubmit={handleSubmit(take)}
    >
      <h2 id={`${id}-title`} className="text-20">
        From text or a file
      </h2>
      <TextField
        label="A pack as text, or its JSON"
        spellCheck={false}
        error={formState.errors.text?.message}
        {...register('text')}
      />
      {fault !== undefined && <Fault live>{fault}</Fault>}
      <p className="flex flex-wrap gap-2">
        <Button type="submit" aria-disabled={pending}>
          Take it
        </Button>
        <FileChoice
          label="Choose a file"
          disabled={pending}
          onFiles={([file]) => void file?.text().then((text) => take({ text }))}
        />
      </p>
    </form>
  );
};
