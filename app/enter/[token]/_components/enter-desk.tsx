'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { lazyResolvers } from '@/app/_components/lazy-resolver';
import { Button } from '@/app/_components/ui/button';
import { Field } from '@/app/_components/ui/field';
import { Notice } from '@/app/_components/ui/notice';
import { notTaken } from '@/app/events/_facts/event-words';
import { checkListChange } from '@/lib/events/enter/player-queries';
import { ENTRY_TEXTS, TEXTS } from '@/lib/events/limits';
import type { EnterRequest, EventHead } from '@/lib/events/schema';
import { enterPath, receiptPath } from '@/lib/pages';
import { ListDesk, type ListDeskProps, SendPart } from '../../_entry/list-desk';
import type { ChosenList } from '../../_entry/my-list';
import { unansweredWords } from '../../_entry/unanswered-words';
import { type EntryFormState, useEntry } from './use-entry';

type EnterDeskProps = {
  token: string;
  event: EventHead;
  /** the receipt is kept in this browser */
  keepsReceipt: boolean;
  desk: Pick<ListDeskProps, 'card' | 'lists' | 'count' | 'chosenList' | 'build'>;
};

/** A list that was not answered, above the steps, whichever of them is seen; and what came of asking again. */
const UnansweredEntry = ({ entry }: { entry: EntryFormState }) => {
  const { pendingEntry, asksAgain, again, forget, pending, closed, fault } = entry;
  const place = useRef<HTMLDivElement>(null);
  const unanswered = pendingEntry !== null;
  const failed = unanswered && fault !== undefined;
  useEffect(() => {
    // A user who has pressed Send is further down the page.
    if (failed) place.current?.scrollIntoView({ block: 'nearest' });
  }, [failed]);
  const refusal = asksAgain && !unanswered ? (closed ?? fault) : undefined;
  if (!unanswered) {
    return refusal === undefined ? null : (
      <Notice severity="error" title="The list was not entered." live>
        {refusal}
      </Notice>
    );
  }
  const { title, text, act } = unansweredWords(pendingEntry, fault);
  return (
    <div ref={place}>
      <Notice severity="warning" title={title} live>
        {text}
        <p className="flex flex-wrap gap-2 pt-2">
          <Button aria-disabled={pending} onClick={() => !pending && again()}>
            {pending ? 'Sending' : act}
          </Button>
          <Button variant="bare" aria-disabled={pending} onClick={() => !pending && forget()}>
            Forget it
          </Button>
        </p>
      </Notice>
    </div>
  );
};

type FormValues = Omit<EnterRequest, 'key' | 'list'>;

const { preload, later } = lazyResolvers(() => import('../../_entry/entry-resolvers'));
const resolver = later<FormValues, FormValues>(({ RESOLVERS }) => RESOLVERS.entrant);

type EntryFormProps = { event: EventHead; chosenList: ChosenList | null; entry: EntryFormState };

/** Name, contact, and the button that sends; a list with errors can be sent, and none while another is not answered. */
const EntryForm = ({ event, chosenList, entry }: EntryFormProps) => {
  const { send, pendingEntry, asksAgain, pending, closed } = entry;
  const [named, setNamed] = useState(false);
  const { register, handleSubmit, formState, setValue } = useForm<FormValues>({
    defaultValues: { name: '', contact: '' },
    resolver,
  });
  useEffect(preload, []);
  const player = chosenList?.checked.file.player;
  useEffect(() => {
    if (player !== undefined && !named) setValue('name', player);
  }, [player, named, setValue]);

  const stop = closed ?? notTaken(event);
  const { errors } = formState;
  // The result of an unanswered list is shown above the steps.
  const fault = pendingEntry !== null || asksAgain ? undefined : entry.fault;
  const off = pending || chosenList === null || stop !== null || pendingEntry !== null;
  return (
    <div className="grid gap-3 pt-3.5">
      <form
        className="grid gap-3"
        method="post"
        noValidate
        aria-label="Send it"
        onSubmit={handleSubmit((typed) => {
          if (chosenList !== null && !off)
            send({ ...typed, list: chosenList.list }, chosenList.checked.list.name);
        })}
      >
        <Field
          label="Name on the list of entries"
          maxLength={TEXTS.person}
          autoComplete="name"
          className="max-tablet:h-12 h-10"
          error={errors.name && 'Enter the name to show in the list of entries.'}
          {...register('name', { onChange: () => setNamed(true) })}
        />
        <Field
          label="How to reach you (organisers only)"
          placeholder="E-mail or phone (optional)"
          maxLength={ENTRY_TEXTS.contact}
          className="max-tablet:h-12 h-10"
          error={errors.contact && `At most ${ENTRY_TEXTS.contact} characters.`}
          {...register('contact')}
        />
        <p className="text-ink-2">
          You can send a list with errors. It is marked, and the organisers decide.
        </p>
        {pendingEntry !== null && (
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
          chosenList={chosenList}
          busy={pending}
          off={off}
          fault={fault ?? errors.root?.message}
        />
      </form>
    </div>
  );
};

/** The three steps of an entry, below one that was not answered. */
export const EnterDesk = ({ token, event, keepsReceipt, desk }: EnterDeskProps) => {
  const router = useRouter();
  const entry = useEntry({ token, eventId: event.id, keepsReceipt }, (receipt) =>
    router.push(receiptPath(receipt)),
  );
  return (
    <>
      <UnansweredEntry entry={entry} />
      <ListDesk
        {...desk}
        path={enterPath(token)}
        checking={checkListChange(token)}
        sendTitle="Send it"
        send={(chosenList) => <EntryForm event={event} chosenList={chosenList} entry={entry} />}
      />
    </>
  );
};
