'use client';

import { nanoid } from 'nanoid';
import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { type FieldErrors, FormProvider, get, useForm } from 'react-hook-form';
import { useChange } from '@/app/_components/server-changes';
import { AskFirst } from '@/app/_components/ui/ask-first';
import { Button } from '@/app/_components/ui/button';
import { Field, SelectField } from '@/app/_components/ui/field';
import { Notice } from '@/app/_components/ui/notice';
import { TEXTS } from '@/lib/events/limits';
import { createEventChange } from '@/lib/events/queries';
import type { EventFields as Fields } from '@/lib/events/schema';
import { deskPath } from '@/lib/pages';
import type { Pack } from '@/lib/rules/events/schema';
import { ADD_PACK, PackChoice } from '../_terms/pack-choice';
import { TermsSentences } from '../_terms/terms-sentences';
import { EventFields } from './event-fields';
import { type EventTyped, emptyEvent } from './event-typed';
import { laterEventResolver, preloadEventResolvers } from './lazy-resolvers';

type FormDefaults = { event: Fields; system: string; organiser: string };
type FormValues = { event: EventTyped; system: string; organiser: string };

type NewEventFormProps = {
  systems: readonly { readonly id: string; readonly name: string }[];
  /** a pack that comes from its editor, with the packs it builds on */
  draft: readonly Pack[] | null;
};

/** The form of a new event: what it is, when lists are taken, and under which terms. */
export const NewEventForm = ({ systems, draft }: NewEventFormProps) => {
  const router = useRouter();
  // asked again after a lost answer, the server finds the event it has made
  const [key] = useState(() => nanoid(24));
  const sent = useRef(false);
  const [packs, setPacks] = useState<readonly Pack[]>(draft ?? []);
  /** an event without a pack, which is asked about before it is made */
  const [unpacked, setUnpacked] = useState<FormDefaults | null>(null);
  const { change, pending, done, fault: refused } = useChange(createEventChange());
  const form = useForm<FormValues, unknown, FormDefaults>({
    defaultValues: {
      event: emptyEvent(new Date(), Intl.DateTimeFormat().resolvedOptions().timeZone),
      system: draft?.at(-1)?.system ?? systems[0]?.id ?? '',
      organiser: '',
    },
    mode: 'onTouched',
    // fields of other parts come later, though they are above
    shouldFocusError: false,
    resolver: laterEventResolver(({ newEvent }) => newEvent),
  });
  const formElement = useRef<HTMLFormElement>(null);
  const focusFirstFault = (errors: FieldErrors<FormValues>) => {
    const fields = [...(formElement.current?.elements ?? [])];
    fields
      .find(
        (field): field is HTMLInputElement =>
          'name' in field && get(errors, String(field.name)) !== undefined,
      )
      ?.focus();
  };
  const { register, handleSubmit, watch, formState } = form;
  const system = watch('system');
  const fault = refused ?? formState.errors.root?.message;
  const start = (values: FormDefaults) => {
    if (sent.current) return;
    if (packs.length === 0 && unpacked === null) setUnpacked(values);
    else make(values);
  };
  const make = (values: FormDefaults) => {
    setUnpacked(null);
    sent.current = true;
    change(
      { ...values, key, packs: [...packs] },
      {
        onSuccess: ({ id }) => router.push(deskPath(id)),
        onError: () => {
          sent.current = false;
        },
      },
    );
  };
  return (
    <FormProvider {...form}>
      <form
        className="max-laptop:grid-cols-[minmax(0,1fr)] grid grid-cols-[minmax(0,1fr)_400px] items-start gap-x-10 gap-y-6"
        noValidate
        aria-label="New event"
        ref={formElement}
        onSubmit={handleSubmit(start, focusFirstFault)}
        onFocus={preloadEventResolvers}
      >
        <div className="grid gap-6">
          <EventFields isNew />
        </div>
        <section className="grid gap-3" aria-labelledby="terms">
          <h2 id="terms" className="border-rule-ink text-20 border-t pt-3">
            Terms
          </h2>
          <SelectField
            label="Rules"
            options={systems.map(({ id, name }) => ({ value: id, label: name }))}
            {...register('system', { onChange: () => setPacks([]) })}
          />
          <PackChoice system={system} packs={packs} onChange={setPacks} />
          <TermsSentences system={system} packs={packs} />
        </section>
        <div className="border-rule-ink col-span-full grid max-w-[640px] gap-3 border-t pt-4">
          <Field
            label="Your name"
            hint="Shown to players and other organisers."
            autoComplete="name"
            maxLength={TEXTS.person}
            required
            error={formState.errors.organiser?.message}
            {...register('organiser')}
          />
          {fault !== undefined && (
            <Notice severity="error" live>
              {fault}
            </Notice>
          )}
          {unpacked !== null && packs.length === 0 && (
            <AskFirst
              title="The book alone: no points limit, any nation. Is that what you want?"
              text="Without a pack, lists are checked against the book only. You can add terms later."
              yes="Yes, the book alone"
              no="Choose a pack"
              onYes={() => make(unpacked)}
              onNo={() => {
                setUnpacked(null);
                document.getElementById(ADD_PACK)?.focus();
              }}
            />
          )}
          <p>
            <Button type="submit" variant="main" size="big" aria-disabled={pending || done}>
              {pending || done ? 'Making the event' : 'Make the event'}
            </Button>
          </p>
        </div>
      </form>
    </FormProvider>
  );
};
