'use client';

import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import * as commonParts from '@/app/_components/part-words';
import { Button, FileButton } from '@/app/_components/ui/button';
import { TextField } from '@/app/_components/ui/field';
import { DropVeil, FileChoice, usePageDrop } from '@/app/_components/ui/file-drop';
import { SHEET_TEMPLATE, TEMPLATE } from '@/lib/pages';
import * as words from '../words';

type ChooseProps = {
  onFile: (file: File) => void;
  onText: (text: string) => void;
  children: ReactNode;
};

const ACCEPTED =
  '.xlsx,.csv,.tsv,.txt,.json,text/csv,text/plain,application/json,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A file to choose, to drop anywhere, or a table to paste; a template to begin with, and what its columns mean. */
export const ChooseFile = ({ onFile, onText, children }: ChooseProps) => {
  const { register, handleSubmit } = useForm({ defaultValues: { text: '' } });
  const take = ([first]: readonly File[]) => {
    if (first !== undefined) onFile(first);
  };
  const dropped = usePageDrop(take);
  return (
    <div className="grid max-w-[1000px] gap-6 pt-2">
      <p className="soft">{words.whichTable}</p>
      <div className="flex flex-wrap items-center gap-3">
        <FileChoice
          label={commonParts.chooseFile}
          variant="main"
          several={false}
          accept={ACCEPTED}
          onFiles={take}
        />
        <span className="soft max-[721px]:hidden">{words.orDrop}</span>
        <FileButton icon="download" href={SHEET_TEMPLATE} download>
          {words.template}
        </FileButton>
        <FileButton variant="bare" icon="download" href={TEMPLATE} download>
          {words.templateAsCsv}
        </FileButton>
      </div>
      <form
        className="grid gap-2.5"
        onSubmit={handleSubmit(({ text }) => {
          if (text.trim() !== '') onText(text);
        })}
        aria-label={words.paste}
      >
        <TextField label={words.pasteTable} rows={5} spellCheck={false} {...register('text')} />
        <p>
          <Button type="submit">{words.readPastedTable}</Button>
        </p>
      </form>
      {children}
      {dropped && <DropVeil>{words.dropFile}</DropVeil>}
    </div>
  );
};
