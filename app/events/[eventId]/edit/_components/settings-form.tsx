'use client';

import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useChange } from '@/app/_components/server-changes';
import { takeAnswer } from '@/app/_components/take-answer';
import { Button } from '@/app/_components/ui/button';
import { Notice } from '@/app/_components/ui/notice';
import { showToast } from '@/app/_components/ui/toasts';
import { EventFields } from '@/app/events/_event-form/event-fields';
import { type EventTyped, typedEvent, withStoredTimes } from '@/app/events/_event-form/event-typed';
import { laterEventResolver, preloadEventResolvers } from '@/app/events/_event-form/lazy-resolvers';
import { saveEventChange } from '@/lib/events/queries';
import type { EventHead, EventPage, EventFields as Fields } from '@/lib/events/schema';
import * as words from '../words';

/** An event holds more than its form. */
const fieldsOf = (event: EventHead): Fields => {
  const { name, date, hours, place, rounds, text, opensAt, closesAt, timeZone } = event;
  const { graceSeconds, late, capacity, publicAt, listed, openEntry } = event;
  return {
    name,
    date,
    hours,
    place,
    rounds,
    text,
    opensAt,
    closesAt,
    timeZone,
    graceSeconds,
    late,
    capacity,
    publicAt,
    listed,
    openEntry,
  };
};

/** The settings of an event; a change by another organiser meanwhile is shown, and the input here stays. */
export const SettingsForm = ({ page }: { page: EventPage }) => {
  const [revision, setRevision] = useState(page.revision ?? 1);
  const [theirs, setTheirs] = useState<EventPage>();
  const [refused, setRefused] = useState<string>();
  const { change, pending, fault: failed } = useChange(saveEventChange(page.event.id));
  const form = useForm<{ event: EventTyped }, unknown, { event: Fields }>({
    defaultValues: { event: typedEvent(fieldsOf(page.event)) },
    mode: 'onTouched',
    resolver: laterEventResolver(({ settings }) => settings),
  });
  const fault = failed ?? refused ?? form.formState.errors.root?.message;
  const save = ({ event: read }: { event: Fields }) => {
    if (pending) return;
    const event = withStoredTimes(read, fieldsOf(page.event));
    setRefused(undefined);
    const sent = structuredClone(form.getValues());
    change(
      { event, revision },
      {
        onSuccess: (answer) => {
          if (answer.ok) {
            setRevision(answer.revision);
            setTheirs(undefined);
            takeAnswer(form, sent, { event: typedEvent(event) });
            showToast('The settings are saved.');
          } else if (answer.code === 'stale') setTheirs(answer.current);
          else {
            setRefused(answer.code === 'invalid' ? answer.errors[0]?.message : words.eventIsGone);
          }
        },
      },
    );
  };
  const take = (current: EventPage, reset: boolean) => {
    setRevision(current.revision ?? revision);
    setTheirs(undefined);
    if (reset) form.reset({ event: typedEvent(fieldsOf(current.event)) });
  };
  return (
    <FormProvider {...form}>
      <form
        className="grid gap-6"
        noValidate
        aria-label="Settings"
        onSubmit={form.handleSubmit(save)}
        onFocus={preloadEventResolvers}
      >
        <EventFields />
        {theirs !== undefined && (
          <Notice severity="warning" title="Someone else changed the event." live>
            What you typed is still here.
            <span className="flex flex-wrap gap-2 pt-2">
              <Button size="small" onClick={() => take(theirs, false)}>
                {words.keepMine}
              </Button>
              <Button size="small" onClick={() => take(theirs, true)}>
                Take theirs
              </Button>
            </span>
          </Notice>
        )}
        {fault !== undefined && (
          <Notice severity="error" live>
            {fault}
          </Notice>
        )}
        <p>
          <Button type="submit" variant="main" size="big" aria-disabled={pending}>
            Save the settings
          </Button>
        </p>
      </form>
    </FormProvider>
  );
};
