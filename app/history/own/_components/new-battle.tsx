'use client';

import { useRouter } from 'next/navigation';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import * as armyPartWords from '@/app/_components/army/part-words';
import { useChange } from '@/app/_components/server-changes';
import { Button } from '@/app/_components/ui/button';
import { Fault, Field, SelectField } from '@/app/_components/ui/field';
import * as common from '@/app/_components/words';
import { newId } from '@/app/_editor/new-id';
import { cleanLine } from '@/app/_editor/typed-text';
import { OWN_BOUNDS } from '@/lib/history/own/bounds';
import { createBattleChange } from '@/lib/history/own/queries';
import { ownPath } from '@/lib/pages';
import * as words from '../words';

const { years, texts } = OWN_BOUNDS;
const YEARS = Array.from({ length: years.last - years.first + 1 }, (_, index) => {
  const year = String(years.first + index);
  return { value: year, label: year };
});

/** The form of a new order of battle: its name and year; all else in the editor. */
export const NewBattle = () => {
  const id = useId();
  const router = useRouter();
  const { register, handleSubmit } = useForm({ defaultValues: { name: '', year: String(years.first) } });
  const { change, pending, fault } = useChange(createBattleChange());
  const start = ({ name, year }: { name: string; year: string }) => {
    if (pending) return;
    change(
      { name: cleanLine(name).trim() || words.battleOfYear(year), year: Number(year), key: newId() },
      { onSuccess: (made) => router.push(ownPath(made)) },
    );
  };
  return (
    <form className="grid gap-3" noValidate onSubmit={handleSubmit(start)} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="text-20">
        {words.newOrder}
      </h2>
      <Field label={armyPartWords.battle} maxLength={texts.name} autoComplete="off" {...register('name')} />
      <SelectField label={common.year} options={YEARS} {...register('year')} />
      {fault !== undefined && <Fault live>{fault}</Fault>}
      <Button type="submit" variant="main" size="big" icon="plus" aria-disabled={pending}>
        {words.newOrder}
      </Button>
    </form>
  );
};
