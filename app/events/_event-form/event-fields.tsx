'use client';

import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { CheckField } from '@/app/_components/ui/check-field';
import { Field, SelectField, TextField } from '@/app/_components/ui/field';
import * as common from '@/app/_components/words';
import { TEXTS } from '@/lib/events/limits';
import { dayText, wallText } from '../_facts/event-times';
import * as words from '../words';
import type { EventTyped } from './event-typed';
import { ZoneField } from './zone-field';

type Typed = { event: EventTyped };

const GRACE = [
  { value: '0', label: common.none },
  { value: '300', label: words.fiveMinutes },
  { value: '900', label: words.quarterOfHour },
  { value: '3600', label: words.anHour },
  { value: '86400', label: words.aDay },
];

const LATER = [
  { value: 'mark', label: words.acceptedLate },
  { value: 'refuse', label: words.notPossible },
];

const ENTERING = [
  { value: 'link', label: words.anyoneWithLink },
  { value: 'page', label: words.anyoneOnPage },
];

const PUBLIC = [
  { value: 'closing', label: words.whenListsClose },
  { value: 'later', label: words.atAnotherTime },
  { value: 'never', label: words.neverPublic },
];

/** A grace that is none of the usual ones stays as it is. */
const graces = (chosen: string) =>
  GRACE.some(({ value }) => value === chosen)
    ? GRACE
    : [...GRACE, { value: chosen, label: words.secondsOfGrace(chosen) }];

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className="border-rule-ink grid min-w-0 gap-3 border-t pt-3">
    <legend className="font-caslon text-20 float-left mb-1 p-0">{title}</legend>
    <div className="clear-both grid grid-cols-2 items-start gap-x-4 gap-y-3 max-[561px]:grid-cols-[minmax(0,1fr)]">
      {children}
    </div>
  </fieldset>
);

/** Browsers show a date as they like; below it stands how players read it. */
const asRead = (text: string) => (text === '' ? {} : { hint: text });

const Wide = ({ children }: { children: ReactNode }) => <div className="col-span-full">{children}</div>;

/** What an event is, when it takes lists, and who may read them. Stands in a form that holds `event`. */
export const EventFields = () => {
  const { register, watch, formState } = useFormContext<Typed>();
  const faults = formState.errors.event;
  const [event, graceSeconds, publicWhen] = watch(['event', 'event.graceSeconds', 'event.publicWhen']);
  const text = (name: 'name' | 'hours' | 'place' | 'date' | 'rounds' | 'capacity') => ({
    ...register(`event.${name}`),
    error: faults?.[name]?.message,
    autoComplete: 'off',
  });
  const time = (name: 'opensAt' | 'closesAt' | 'publicAt') => ({
    ...register(`event.${name}`),
    type: 'datetime-local',
    ...asRead(wallText(event[name])),
    error: faults?.[name]?.message,
  });
  return (
    <>
      <Group title={words.theEvent}>
        <Wide>
          <Field label={common.name} maxLength={TEXTS.name} required {...text('name')} />
        </Wide>
        <Field label={common.date} type="date" required {...asRead(dayText(event.date))} {...text('date')} />
        <Field
          label={common.hours}
          placeholder={words.exampleOfHours}
          maxLength={TEXTS.hours}
          {...text('hours')}
        />
        <Field label={common.place} maxLength={TEXTS.place} {...text('place')} />
        <Field label={common.rounds} inputMode="numeric" {...text('rounds')} />
        <Wide>
          <TextField
            label={words.whatPlayersShouldKnow}
            hint={words.shownOnPage}
            rows={4}
            maxLength={TEXTS.text}
            error={faults?.text?.message}
            {...register('event.text')}
          />
        </Wide>
      </Group>
      <Group title={words.whenListsAreSent}>
        <Wide>
          <ZoneField />
        </Wide>
        <Field label={common.listsOpen} required {...time('opensAt')} />
        <Field label={common.listsClose} required {...time('closesAt')} />
        <SelectField
          label={words.extraTime}
          options={graces(graceSeconds)}
          {...register('event.graceSeconds')}
        />
        <SelectField label={words.sendingLaterIs} options={LATER} {...register('event.late')} />
        <Field
          label={words.places}
          placeholder={common.noLimit}
          inputMode="numeric"
          hint={words.onceFull}
          {...text('capacity')}
        />
      </Group>
      <Group title={words.whoCanEnterAndRead}>
        <Wide>
          <SelectField label={words.whoCanEnter} options={ENTERING} {...register('event.entering')} />
        </Wide>
        <SelectField label={words.listsBecomePublic} options={PUBLIC} {...register('event.publicWhen')} />
        {publicWhen === 'later' && <Field label={words.publicFrom} required {...time('publicAt')} />}
        <Wide>
          <CheckField {...register('event.listed')}>{words.listHereForEveryone}</CheckField>
        </Wide>
      </Group>
    </>
  );
};
