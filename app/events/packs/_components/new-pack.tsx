'use client';

import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '@/app/_components/ui/button';
import { Fault, Field, SelectField } from '@/app/_components/ui/field';
import * as uiWords from '@/app/_components/ui/words';
import * as common from '@/app/_components/words';
import * as words from '../words';
import { laterPackResolver } from './later-pack-resolver';
import type { NewPackAsked } from './pack-resolvers';
import { useNewPack } from './use-new-pack';

const RESOLVER = laterPackResolver(({ newPackResolver }) => newPackResolver);

type NewPackProps = { systems: readonly { readonly id: string; readonly name: string }[] };

/** "Autumn Manoeuvres" is "autumn-manoeuvres" in a file. */
const idOf = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 80) || 'pack';

/** The form of a new pack: its name and its rules; all else in the editor. */
export const NewPack = ({ systems }: NewPackProps) => {
  const id = useId();
  const { start, pending, fault } = useNewPack();
  const { register, handleSubmit, formState } = useForm<NewPackAsked>({
    resolver: RESOLVER,
    defaultValues: { name: '', system: systems[0]?.id ?? '' },
  });
  return (
    <form
      className="grid gap-3"
      noValidate
      aria-labelledby={`${id}-title`}
      onSubmit={handleSubmit(({ name, system }) =>
        start({ pack: 1, id: idOf(name), name, version: 1, system, on: [], rules: [] }),
      )}
    >
      <h2 id={`${id}-title`} className="text-20">
        {words.newPack}
      </h2>
      <Field
        label={common.name}
        autoComplete="off"
        error={formState.errors.name?.message}
        {...register('name')}
      />
      <SelectField
        label={uiWords.rules}
        options={systems.map((each) => ({ value: each.id, label: each.name }))}
        {...register('system')}
      />
      {(fault ?? formState.errors.root?.message) !== undefined && (
        <Fault live>{fault ?? formState.errors.root?.message}</Fault>
      )}
      <Button type="submit" variant="main" size="big" icon="plus" aria-disabled={pending}>
        {words.newPack}
      </Button>
    </form>
  );
};
