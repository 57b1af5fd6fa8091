'use client';

import { useId } from 'react';
import * as commonParts from '@/app/_components/part-words';
import { Button } from '@/app/_components/ui/button';
import { Fault, TextField } from '@/app/_components/ui/field';
import { FileChoice } from '@/app/_components/ui/file-drop';
import * as words from '../words';
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
        {words.fromTextOrFile}
      </h2>
      <TextField label={words.packAsText} spellCheck={false} {...field} />
      {fault !== undefined && <Fault live>{fault}</Fault>}
      <p className="flex flex-wrap gap-2">
        <Button type="submit" aria-disabled={pending}>
          {words.useIt}
        </Button>
        <FileChoice
          label={commonParts.chooseFile}
          disabled={pending}
          onFiles={([file]) => void file?.text().then((text) => read({ text }))}
        />
      </p>
    </form>
  );
};
