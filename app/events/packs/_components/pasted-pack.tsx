'use client';

import { useId } from 'react';
import { Button } from '@/app/_components/ui/button';
import { Fault, TextField } from '@/app/_components/ui/field';
import { FileChoice } from '@/app/_components/ui/file-drop';
import { useNewPack } from './use-new-pack';
import { usePasted } from './use-pasted';

/** A pack that somebody sent: as text from a forum or a mail, or as a JSON file. */
export const PastedPack = () => {
  const id = useId();
  const { start, pending, fault } = useNewPack();
  const { field, onSubmit, read } = usePasted((pack) => {
    start(pack);
    return undefined;
  });
  return (
    <form
      className="border-rule grid gap-3 border-t pt-4"
      noValidate
      aria-labelledby={`${id}-title`}
      onSubmit={onSubmit}
    >
      <h2 id={`${id}-title`} className="text-20">
        From text or a file
      </h2>
      <TextField label="A pack as text, or its JSON" spellCheck={false} {...field} />
      {fault !== undefined && <Fault live>{fault}</Fault>}
      <p className="flex flex-wrap gap-2">
        <Button type="submit" aria-disabled={pending}>
          Use it
        </Button>
        <FileChoice
          label="Choose a file"
          disabled={pending}
          onFiles={([file]) => void file?.text().then((text) => read({ text }))}
        />
      </p>
    </form>
  );
};
