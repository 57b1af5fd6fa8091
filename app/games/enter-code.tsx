'use client';

import { useForm } from 'react-hook-form';
import { useChange } from '@/app/_components/server-changes';
import { Button } from '@/app/_components/ui/button';
import { Fault, Field } from '@/app/_components/ui/field';
import { spendCodeChange } from '@/lib/games/queries';
import { gamePath } from '@/lib/pages';

type Fields = { code: string };

/** Sits down at a game by the six letters that another phone shows. */
export const EnterCode = ({ letters = '' }: { letters?: string }) => {
  const { register, handleSubmit } = useForm<Fields>({ defaultValues: { code: letters } });
  const { change, pending, done, fault } = useChange({
    ...spendCodeChange(),
    // a new visit: the table is drawn for who sits at it now
    onSuccess: ({ id }) => location.assign(gamePath(id)),
  });
  return (
    <form
      className="grid max-w-[420px] grid-cols-[minmax(0,1fr)_auto] items-end gap-2"
      onSubmit={(event) => void handleSubmit(({ code }) => change(code))(event)}
    >
      <Field
        label="Six letters from the other phone"
        required
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={12}
        className="uppercase"
        {...register('code')}
      />
      <Button type="submit" disabled={pending || done}>
        Sit down
      </Button>
      {fault !== undefined && (
        <Fault live className="col-span-2">
          {fault}
        </Fault>
      )}
    </form>
  );
};
