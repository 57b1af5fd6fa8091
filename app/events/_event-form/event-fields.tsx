'use client';

import { type ReactNode, useMemo } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { CheckField } from '@/app/_components/ui/check-field';
import { ComboField } from '@/app/_components/ui/combo-field';
import { Field, SelectField, TextField } from '@/app/_components/ui/field';
import { TEXTS } from '@/lib/events/limits';
import { matchingZones, zoneChoices } from '@/lib/events/zone-names';
import { beforeDayText, clockChangeText, dayText, wallText } from '../_facts/event-times';
import { closingBefore, type EventTyped } from './event-typed';

type FormValues = { event: EventTyped };

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

/** An unusual grace stays as it is. */
const graces = (grace: string) =>
  GRACE.some(({ value }) => value === grace)
    ? GRACE
    : [...GRACE, { value: grace, label: `${grace} seconds` }];

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className="border-rule-ink grid min-w-0 gap-3 border-t pt-3">
    <legend className="font-caslon text-20 float-left mb-1 p-0">{title}</legend>
    <div className="max-handset:grid-cols-[minmax(0,1fr)] clear-both grid grid-cols-2 items-start gap-x-4 gap-y-3">
      {children}
    </div>
  </fieldset>
);

/** Browsers format a date as they like; the line below shows it as players read it. */
const asRead = (text: string) => (text === '' ? {} : { hint: text });

const Wide = ({ children }: { children: ReactNode }) => <div className="col-span-full">{children}</div>;

/** The zone whose clocks an event goes by, found by typing a part of its name. */
const ZoneField = () => {
  const { field, fieldState, formState } = useController<{ event: EventTyped }, 'event.timeZone'>({
    name: 'event.timeZone',
    control: useFormContext<{ event: EventTyped }>().control,
  });
  const first = formState.defaultValues?.event?.timeZone ?? 'UTC';
  const zones = useMemo(() => zoneChoices(Intl.supportedValuesOf('timeZone'), first), [first]);
  return (
    <ComboField
      label="Time zone of the event"
      hint="Type a city. All times below, and all times players see, are in this zone."
      error={fieldState.error?.message}
      choices={zones}
      match={matchingZones}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
    />
  );
};

/** Name, times and readers of an event, within a form that holds `event`. */
export const EventFields = ({ isNew = false }: { isNew?: boolean }) => {
  const { register, watch, formState, getFieldState, setValue } = useFormContext<FormValues>();
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
    ...asRead(
      [
        wallText(event[name]),
        ...(name === 'closesAt' ? [beforeDayText(event.closesAt, event.date)] : []),
        clockChangeText(event[name], event.timeZone),
      ]
        .filter((part) => part !== '')
        .join(', '),
    ),
    error: faults?.[name]?.message,
  });
  /** Lists of a new event close some days before it, until the closing is typed. */
  const moveClosing = (date: string) => {
    const closing = closingBefore(date);
    if (isNew && closing !== null && !getFieldState('event.closesAt').isDirty) {
      setValue('event.closesAt', closing);
    }
  };
  const isPast = event.date !== '' && event.date < new Date().toISOString().slice(0, 10);
  const dayRead = dayText(event.date);
  return (
    <>
      <Group title="The event">
        <Wide>
          <Field label="Name" maxLength={TEXTS.name} required {...text('name')} />
        </Wide>
        <Field
          label="Date"
          type="date"
          required
          {...asRead(isPast && dayRead !== '' ? `${dayRead}, in the past` : dayRead)}
          {...text('date')}
          {...register('event.date', { onChange: ({ target }) => moveClosing(target.value) })}
        />
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
