'use client';

import { useForm } from 'react-hook-form';
import * as commonParts from '@/app/_components/part-words';
import { Button } from '@/app/_components/ui/button';
import { BottomSheet } from '@/app/_components/ui/dialog';
import { TextField } from '@/app/_components/ui/field';
import { laterEventResolver, preloadEventResolvers } from '@/app/events/_event-form/later-resolvers';
import { TEXTS } from '@/lib/events/limits';
import type { DeskRow } from '@/lib/events/schema';
import * as words from '../../words';
import { someOf } from './several-words';
import type { Several } from './use-several';

type ReturnSeveralProps = {
  open: boolean;
  onClose: () => void;
  rows: readonly DeskRow[];
  several: Several;
};

/** Asks for the one note that goes to each player whose list is returned. */
export const ReturnSeveral = ({ open, onClose, rows, several }: ReturnSeveralProps) => (
  <BottomSheet open={open} onClose={onClose} title={words.returnLists(rows.length)}>
    {open && <ReturnForm rows={rows} several={several} onClose={onClose} />}
  </BottomSheet>
);

const resolver = laterEventResolver(({ note }) => note);

const ReturnForm = ({ rows, several, onClose }: Omit<ReturnSeveralProps, 'open'>) => {
  const { register, handleSubmit, formState } = useForm({ defaultValues: { text: '' }, resolver });
  const { errors } = formState;
  return (
    <form
      className="grid gap-3"
      noValidate
      onFocus={preloadEventResolvers}
      onSubmit={handleSubmit(({ text }) => several.run({ act: 'return', text }, rows, onClose))}
    >
      <p className="soft wrap-anywhere">{words.returnTo(someOf(rows.map(({ name }) => name)))}</p>
      <TextField
        label={words.noteToEach}
        rows={4}
        maxLength={TEXTS.message}
        data-autofocus
        required
        error={errors.text?.message ?? errors.root?.message ?? several.fault}
        {...register('text')}
      />
      <div className="flex justify-end gap-2">
        <Button onClick={onClose}>{commonParts.cancel}</Button>
        <Button type="submit" variant="main" icon="undo" aria-disabled={several.pending}>
          {words.returnIt}
        </Button>
      </div>
    </form>
  );
};
