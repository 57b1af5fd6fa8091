'use client';

import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { laterResolvers } from '@/app/_components/later-resolver';
import { Field } from '@/app/_components/ui/field';
import { Notice } from '@/app/_components/ui/notice';
import { notTaken } from '@/app/events/_facts/event-words';
import { TEXTS } from '@/lib/events/limits';
import type { EnterRequest, EventHead } from '@/lib/events/schema';
import type { ChosenList } from '../../_entry/my-list';
import { SendPart } from '../../_entry/send-part';
import type { Entry } from './use-entry';

type Typed = Pick<EnterRequest, 'name' | 'contact'>;

const { preload, later } = laterResolvers(() => import('../../_entry/entry-resolvers'));
const resolver = later<Typed, Typed>(({ RESOLVERS }) => RESOLVERS.entrant);

type EntryFormProps = { event: EventHead; chosen: ChosenList | null; entry: Entry };

/** Name, contact, and the button that sends; a list with errors can be sent, and none while another is not answered. */
export const EntryForm = ({ event, chosen, entry }: EntryFormProps) => {
  const { send, kept, asksAgain, pending, closed } = entry;
  const [named, setNamed] = useState(false);
  const { register, handleSubmit, formState, setValue } = useForm<Typed>({
    defaultValues: { name: '', contact: '' },
    resolver,
  });
  useEffect(preload, []);
  const player = chosen?.checked.file.player;
  useEffect(() => {
    if (player !== undefined && !named) setValue('name', player);
  }, [player, named, setValue]);

  const stop = closed ?? notTaken(event);
  const { errors } = formState;
  // what came of a list that was not answered is told above the steps
  const fault = kept !== null || asksAgain ? undefined : entry.fault;
  const off = pending || chosen === null || stop !== null || kept !== null;
  return (
    <div className="grid gap-3 pt-3.5">
      <form
        className="grid gap-3"
        method="post"
        noValidate
        aria-label="Send it"
        onSubmit={handleSubmit((typed) => {
          if (chosen !== null && !off) send({ ...typed, list: chosen.list }, chosen.checked.list.name);
        })}
      >
        <Field
          label="Name on the list of entries"
          maxLength={TEXTS.person}
          autoComplete="name"
          className="h-10 max-[721px]:h-12"
          error={errors.name && 'Enter the name to show in the list of entries.'}
          {...register('name', { onChange: () => setNamed(true) })}
        />
        <Field
          label="How to reach you (organisers only)"
          placeholder="E-mail or phone (optional)"
          maxLength={TEXTS.contact}
          className="h-10 max-[721px]:h-12"
          error={errors.contact && `At most ${TEXTS.contact} characters.`}
          {...register('contact')}
        />
        <p className="text-ink-2">
          You can send a list with errors. It is marked, and the organisers decide.
        </p>
        {kept !== null && (
          <p className="text-ink-2">
            Your last list has had no answer yet. Deal with it above first, so that it is not entered twice.
          </p>
        )}
        {stop !== null && (
          <Notice severity="warning" live>
            {stop}
          </Notice>
        )}
        <SendPart
          event={event}
          chosen={chosen}
          busy={pending}
          off={off}
          fault={fault ?? errors.root?.message}
        />
      </form>
    </div>
  );
};
