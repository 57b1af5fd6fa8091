'use client';

import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { CheckField } from '@/app/_components/ui/check-field';
import { Field, SelectField, TextField } from '@/app/_components/ui/field';
import { TEXTS } from '@/lib/events/limits';
import { dayText, wallText } from '../_facts/event-times';
import type { EventTyped } from './event-typed';
import { ZoneField } from './zone-field';

type Typed = { event: EventTyped };

const GRACE = [
  { value: '0', label: 'none' },
  { value: '300', label: '5 minutes' },
  { value: '900', label: '15 minutes' },
  { value: '3600', label: 'an hour' },
  { value: '86400', label: 'a day' },
];

const LATER = [
  { value: 'mark', label: 'accepted but marked late' },
  { value: 'refuse', label: 'not possible' },
];

const ENTERING = [
  { value: 'link', label: 'anyone with the player link' },
  { value: 'page', label: 'anyone who opens the event’s page' },
];

const PUBLIC = [
  { value: 'closing', label: 'when lists close' },
  { value: 'later', label: 'at another time' },
  { value: 'never', label: 'never: only organisers read them' },
];

/** A grace that is none of the usual ones stays as it is. */
const graces = (chosen: string) =>
  GRACE.some(({ value }) => value === chosen)
    ? GRACE
    : [...GRACE, { value: chosen, label: `${chosen} seconds` }];

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
      <Group title="The event">
        <Wide>
          <Field label="Name" maxLength={TEXTS.name} required {...text('name')} />
        </Wide>
        <Field label="Date" type="date" required {...asRead(dayText(event.date))} {...text('date')} />
        <Field label="Hours" placeholder="10:00 to 18:00" maxLength={TEXTS.hours} {...text('hours')} />
        <Field label="Place" maxLength={TEXTS.place} {...text('place')} />
        <Field label="Rounds" inputMode="numeric" {...text('rounds')} />
        <Wide>
          <TextField
            label="What players should know"
            hint="Shown on the event’s page, exactly as you write it."
            rows={4}
            maxLength={TEXTS.text}
            error={faults?.text?.message}
            {...register('event.text')}
          />
        </Wide>
      </Group>
      <Group title="When lists can be sent">
        <Wide>
          <ZoneField />
        </Wide>
        <Field label="Lists open" required {...time('opensAt')} />
        <Field label="Lists close" required {...time('closesAt')} />
        <SelectField
          label="Extra time after closing"
          options={graces(graceSeconds)}
          {...register('event.graceSeconds')}
        />
        <SelectField label="Sending later is" options={LATER} {...register('event.late')} />
        <Field
          label="Places"
          placeholder="no limit"
          inputMode="numeric"
          hint="Once they are full, no more lists can be sent."
          {...text('capacity')}
        />
      </Group>
      <Group title="Who can enter and read">
        <Wide>
          <SelectField label="Who can enter a list" options={ENTERING} {...register('event.entering')} />
        </Wide>
        <SelectField label="Lists become public" options={PUBLIC} {...register('event.publicWhen')} />
        {publicWhen === 'later' && <Field label="Public from" required {...time('publicAt')} />}
        <Wide>
          <CheckField {...register('event.listed')}>
            List this event here for everyone; otherwise people need a link
          </CheckField>
        </Wide>
      </Group>
    </>
  );
};
