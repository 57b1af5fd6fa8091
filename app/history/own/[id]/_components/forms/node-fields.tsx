'use client';

import { type ComponentProps, useEffect, useId, useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { Fault, Input } from '@/app/_components/ui/field';
import { PairField } from '@/app/_editor/fields/field-parts';
import { TextFields } from '@/app/_editor/fields/text-fields';
import type { Put } from '@/app/_editor/fields/use-typed';
import { longDate } from '@/app/history/history-words';
import { OWN_BOUNDS } from '@/lib/history/own/bounds';
import { setFields } from '@/lib/history/own/tree/moves';
import { useOwnActions, useOwnState } from '../own-context';

/** Sets fields of a node, or of the battle itself where `id` is null; `label` names the step of undo. */
export const usePut = (id: string | null, label: string) => {
  const { change, now } = useOwnActions();
  return useMemo(() => {
    const set = (fields: Readonly<Record<string, unknown>>, typed = false) =>
      change(setFields(now().tree, id, fields, label), {
        ...(typed && { key: `${id ?? ''} ${Object.keys(fields)[0] ?? ''}` }),
      });
    /** nothing is not known */
    const put: Put = (field, value, typed) => set({ [field]: value ?? null }, typed);
    return { set, put };
  }, [id, label, change, now]);
};

type NodeTextsProps = Pick<ComponentProps<typeof TextFields>, 'regiments' | 'children'> & {
  id: string;
  node: { readonly name: string; readonly notes: string | null };
  put: Put;
  /** where more than the name comes with a name */
  onName?: (name: string) => void;
};

/** The name and the notes of a node, and between them all else that is written down of it. */
export const NodeTexts = ({ id, node: { name, notes }, put, onName, ...rest }: NodeTextsProps) => {
  const naming = useOwnState(({ focus }) => focus?.how === 'rename' && focus.id === id);
  const { clearFocus, endTyping } = useOwnActions();
  const rename = onName ?? ((typed: string) => put('name', typed, true));
  return (
    <TextFields
      {...rest}
      name={name}
      notes={notes ?? ''}
      longest={OWN_BOUNDS.texts}
      naming={naming}
      onNaming={clearFocus}
      onChange={(field, value) => (field === 'name' ? rename(value) : put(field, value || null, true))}
      onLeave={endTyping}
    />
  );
};

/** A number that may not be known: men, guns. */
export const COUNT = {
  kind: 'number',
  min: 0,
  max: OWN_BOUNDS.count,
  empty: null,
  placeholder: 'not known',
} as const;

/** One that comes in quarters: battalions, squadrons. */
export const PART = { ...COUNT, max: OWN_BOUNDS.parts, step: 0.25 } as const;

/** Numbers stand two in a line; on a phone each under its label. */
export const PAIRS =
  'grid grid-cols-2 items-end gap-x-3 gap-y-[var(--between,6px)] phone:gap-y-2.5 phone:[--line:minmax(0,1fr)] phone:[--line-gap:4px]';

type DateFieldProps = {
  label: string;
  value: string | null;
  /** the first day it may be; the war's, unless another day says it */
  from?: string;
  onChange: (value: string | null) => void;
};

const { first, last } = OWN_BOUNDS.years;

/** A day of the war, or none; a day outside of it stays in the field with the reason. */
export const DateField = ({ label, value, from = `${first}-01-01`, onChange }: DateFieldProps) => {
  const id = useId();
  const day = value ?? '';
  const { register, setValue, formState } = useForm({ defaultValues: { day }, mode: 'onChange' });
  useEffect(() => setValue('day', day), [day, setValue]);
  const until = `${last}-12-31`;
  const fits = (day: string) => day === '' || (day >= from && day <= until);
  const fault = formState.errors.day?.message;
  return (
    <>
      <PairField id={id} label={label}>
        <Input
          id={id}
          type="date"
          min={from}
          max={until}
          aria-invalid={fault !== undefined}
          aria-describedby={fault !== undefined ? `${id}-fault` : value === null ? undefined : `${id}-day`}
          {...register('day', {
            validate: (day) => fits(day) || `A day from ${longDate(from)} to ${longDate(until)}.`,
            onChange: (event: { target: { value: string } }) => {
              const { value: day } = event.target;
              if (fits(day)) onChange(day === '' ? null : day);
            },
          })}
        />
      </PairField>
      {fault === undefined && value !== null && (
        // A browser formats days as its owner does; here they look as everywhere else.
        <p id={`${id}-day`} className="text-12 text-ink-2 ml-(--label,62px)">
          {longDate(value)}
        </p>
      )}
      {fault !== undefined && <Fault id={`${id}-fault`}>{fault}</Fault>}
    </>
  );
};
