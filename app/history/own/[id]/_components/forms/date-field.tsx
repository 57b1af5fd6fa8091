'use client';

import { useEffect, useId } from 'react';
import { useForm } from 'react-hook-form';
import { Fault, Input } from '@/app/_components/ui/field';
import { PairField } from '@/app/_editor/fields/field-parts';
import { longDate } from '@/app/history/history-words';
import { OWN_BOUNDS } from '@/lib/history/own/bounds';
import * as words from './words';

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
            validate: (day) => fits(day) || words.dayBetween(longDate(from), longDate(until)),
            onChange: (event: { target: { value: string } }) => {
              const { value: day } = event.target;
              if (fits(day)) onChange(day === '' ? null : day);
            },
          })}
        />
      </PairField>
      {fault === undefined && value !== null && (
        // a browser writes days as its owner does; here it stands as everywhere else
        <p id={`${id}-day`} className="text-12 text-ink-2 ml-(--label,62px)">
          {longDate(value)}
        </p>
      )}
      {fault !== undefined && <Fault id={`${id}-fault`}>{fault}</Fault>}
    </>
  );
};
