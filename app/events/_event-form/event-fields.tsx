'use client';

import { type ReactNode, useMemo } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import * as commonParts from '@/app/_components/part-words';
import { CheckField } from '@/app/_components/ui/check-field';
import { ComboField } from '@/app/_components/ui/combo-field';
import { Field, SelectField, TextField } from '@/app/_components/ui/field';
import * as common from '@/app/_components/words';
import * as factsWords from '@/app/events/_facts/words';
import { TEXTS } from '@/lib/events/limits';
import { matchingZones, zoneChoices } from '@/lib/events/zone-names';
import { beforeDayText, clockChangeText, dayText, wallText } from '../_facts/event-times';
import { closingBefore, type EventTyped } from './event-typed';
import * as eventFormWords from './words';

type FormValues = { event: EventTyped };

const GRACE = [
  { value: '0', label: common.none },
  { value: '300', label: eventFormWords.fiveMinutes },
  { value: '900', label: eventFormWords.quarterOfHour },
  { value: '3600', label: eventFormWords.anHour },
  { value: '86400', label: eventFormWords.aDay },
];

const LATER = [
  { value: 'mark', label: eventFormWords.acceptedLate },
  { value: 'refuse', label: eventFormWords.notPossible },
];

const ENTERING = [
  { value: 'link', label: eventFormWords.anyoneWithLink },
  { value: 'page', label: eventFormWords.anyoneOnPage },
];

const PUBLIC = [
  { value: 'closing', label: eventFormWords.whenListsClose },
  { value: 'later', label: eventFormWords.atAnotherTime },
  { value: 'never', label: eventFormWords.neverPublic },
];

/** An unusual grace stays as it is. */
const graces = (grace: string) =>
  GRACE.some(({ value }) => value === grace)
    ? GRACE
    : [...GRACE, { value: grace, label: eventFormWords.secondsOfGrace(grace) }];

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className="border-rule-ink grid min-w-0 gap-3 border-t pt-3">
    <legend className="font-caslon text-20 float-left mb-1 p-0">{title}</legend>
    <div className="clear-both grid grid-cols-2 items-start gap-x-4 gap-y-3 max-[561px]:grid-cols-[minmax(0,1fr)]">
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
  const first = formState.defaultValues?.event?.timeZone ?? factsWords.utc;
  const zones = useMemo(() => zoneChoices(Intl.supportedValuesOf('timeZone'), first), [first]);
  return (
    <ComboField
      label={eventFormWords.timeZone}
      hint={eventFormWords.whatTimeZoneIsFor}
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
      <Group title={eventFormWords.theEvent}>
        <Wide>
          <Field label={common.name} maxLength={TEXTS.name} required {...text('name')} />
        </Wide>
        <Field
          label={commonParts.date}
          type="date"
          required
          {...asRead(isPast && dayRead !== '' ? eventFormWords.dayInPast(dayRead) : dayRead)}
          {...text('date')}
          {...register('event.date', { onChange: ({ target }) => moveClosing(target.value) })}
        />
        <Field
          label={commonParts.hours}
          placeholder={eventFormWords.exampleOfHours}
          maxLength={TEXTS.hours}
          {...text('hours')}
        />
        <Field label={commonParts.place} maxLength={TEXTS.place} {...text('place')} />
        <Field label={commonParts.rounds} inputMode="numeric" {...text('rounds')} />
        <Wide>
          <TextField
            label={eventFormWords.whatPlayersShouldKnow}
            hint={eventFormWords.shownOnPage}
            rows={4}
            maxLength={TEXTS.text}
            error={faults?.text?.message}
            {...register('event.text')}
          />
        </Wide>
      </Group>
      <Group title={eventFormWords.whenListsAreSent}>
        <Wide>
          <ZoneField />
        </Wide>
        <Field label={factsWords.listsOpen} required {...time('opensAt')} />
        <Field label={factsWords.listsClose} required {...time('closesAt')} />
        <SelectField
          label={eventFormWords.extraTime}
          options={graces(graceSeconds)}
          {...register('event.graceSeconds')}
        />
        <SelectField label={eventFormWords.sendingLaterIs} options={LATER} {...register('event.late')} />
        <Field
          label={factsWords.places}
          placeholder={commonParts.noLimit}
          inputMode="numeric"
          hint={eventFormWords.onceFull}
          {...text('capacity')}
        />
      </Group>
      <Group title={eventFormWords.whoCanEnterAndRead}>
        <Wide>
          <SelectField
            label={eventFormWords.whoCanEnter}
            options={ENTERING}
            {...register('event.entering')}
          />
        </Wide>
        <SelectField
          label={eventFormWords.listsBecomePublic}
          options={PUBLIC}
          {...register('event.publicWhen')}
        />
        {publicWhen === 'later' && <Field label={eventFormWords.publicFrom} required {...time('publicAt')} />}
        <Wide>
          <CheckField {...register('event.listed')}>{eventFormWords.listHereForEveryone}</CheckField>
        </Wide>
      </Group>
    </>
  );
};
