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
import * as words from '../../words';
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
        aria-label={words.sendIt}
        onSubmit={handleSubmit((typed) => {
          if (chosen !== null && !off) send({ ...typed, list: chosen.list }, chosen.checked.list.name);
        })}
      >
        <Field
          label={words.nameOnList}
          maxLength={TEXTS.person}
          autoComplete="name"
          className="h-10 max-[721px]:h-12"
          error={errors.name && words.enterName}
          {...register('name', { onChange: () => setNamed(true) })}
        />
        <Field
          label={words.howToReachYou}
          placeholder={words.emailOrPhone}
          maxLength={TEXTS.contact}
          className="h-10 max-[721px]:h-12"
          error={errors.contact && words.atMostCharacters(TEXTS.contact)}
          {...register('contact')}
        />
        <p className="text-ink-2">{words.errorsAreMarked}</p>
        {kept !== null && <p className="text-ink-2">{words.dealWithLastList}</p>}
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
