'use client';

import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { textOfFile } from '@/app/_components/text-of-file';
import { Button } from '@/app/_components/ui/button';
import { Fault, Field, SelectField, TextField } from '@/app/_components/ui/field';
import { FileChoice } from '@/app/_components/ui/file-drop';
import { showToast } from '@/app/_components/ui/toasts';
import { READY_PACKS } from '@/lib/rules/events/ready-index';
import * as words from '../words';
import type { NewPackAsked } from './pack-resolvers';
import { asMine, useNewPack } from './use-new-pack';
import { laterPackResolver, usePasted } from './use-pasted';

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
        New pack
      </h2>
      <Field label="Name" autoComplete="off" error={formState.errors.name?.message} {...register('name')} />
      <SelectField
        label="Rules"
        options={systems.map((each) => ({ value: each.id, label: each.name }))}
        {...register('system')}
      />
      {(fault ?? formState.errors.root?.message) !== undefined && (
        <Fault live>{fault ?? formState.errors.root?.message}</Fault>
      )}
      <Button type="submit" variant="main" size="big" icon="plus" aria-disabled={pending}>
        New pack
      </Button>
    </form>
  );
};

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
      <TextField label={words.packAsText} spellCheck={false} {...field} />
      {fault !== undefined && <Fault live>{fault}</Fault>}
      <p className="flex flex-wrap gap-2">
        <Button type="submit" aria-disabled={pending}>
          Use it
        </Button>
        <FileChoice
          label="Choose a file"
          disabled={pending}
          onFiles={([file]) => {
            if (file) void textOfFile(file).then((text) => read({ text }));
          }}
        />
      </p>
    </form>
  );
};

type ReadyPacksProps = { systems: readonly { readonly id: string; readonly name: string }[] };

/** The packs that ship, by their rules; a copy of one is a start. */
export const ReadyPacks = ({ systems }: ReadyPacksProps) => {
  const { start, pending, fault } = useNewPack();
  const copy = async (id: string) => {
    const { readyPack } = await import('@/lib/rules/events/ready-made');
    const pack = await readyPack(id);
    if (pack !== null) start(asMine(pack));
  };
  return (
    <section aria-labelledby="ready" className="min-w-0">
      <h2 id="ready" className="text-20">
        Ready-made packs
      </h2>
      {fault !== undefined && <Fault live>{fault}</Fault>}
      {systems.map((system) => (
        <section key={system.id} aria-labelledby={`ready-${system.id}`}>
          <h3 id={`ready-${system.id}`} className="border-rule-ink text-16 border-b pt-3 pb-1">
            {system.name}
          </h3>
          <ul>
            {READY_PACKS.filter((each) => each.system === system.id).map(({ id, name, purpose }) => (
              <li
                key={id}
                className="border-rule max-tablet:flex-wrap max-tablet:gap-y-1 flex items-center gap-4 border-b py-2"
              >
                <div className="min-w-0 flex-1">
                  <h4 className="text-13 font-sans font-[560]">{name}</h4>
                  <p className="text-12 text-ink-3">{purpose}</p>
                </div>
                <Button
                  size="small"
                  icon="copy"
                  disabled={pending}
                  onClick={() =>
                    void copy(id).catch(() => showToast('The pack could not be loaded.', { tone: 'error' }))
                  }
                >
                  Start from it
                  <span className="vh">: {name}</span>
                </Button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
};
