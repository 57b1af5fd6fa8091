import { useForm } from 'react-hook-form';
import { Button } from '@/app/_components/ui/button';
import { Field } from '@/app/_components/ui/field';
import { TEXTS } from '@/lib/games/limits';
import type { Act } from '@/lib/rules/core/game/fact';
import * as words from '../words';

type NoteFields = { text: string };

type NoteFormProps = {
  /** the other side is not told */
  readonly isSecret: boolean;
  readonly onAct: (act: Act) => void;
};

/** A line of one's own in the log. */
export const NoteForm = ({ isSecret, onAct }: NoteFormProps) => {
  const { register, handleSubmit, reset } = useForm<NoteFields>({ defaultValues: { text: '' } });
  const note = handleSubmit(({ text }) => {
    if (text.trim() !== '') onAct({ act: 'note', text: text.trim() });
    reset();
  });
  return (
    <form
      className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2 pb-3"
      onSubmit={(event) => void note(event)}
    >
      <Field
        label={words.newNote}
        hideLabel
        placeholder={words.newNote}
        hint={isSecret ? words.noteForSide : words.noteForAll}
        maxLength={TEXTS.note}
        autoComplete="off"
        className="min-h-11"
        {...register('text')}
      />
      <Button type="submit" size="big">
        {words.noteIt}
      </Button>
    </form>
  );
};
