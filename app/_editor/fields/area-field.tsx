'use client';

import { useEffect, useId, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { Textarea } from '@/app/_components/ui/field';
import { PairField } from './field-parts';

type AreaProps<V> = {
  label: string;
  value: V;
  /** as it is typed, and what is typed as it is stored */
  textOf: (value: V) => string;
  read: (typed: string) => V;
  longest: number;
  placeholder?: string;
  onChange: (value: V) => void;
  onLeave: () => void;
};

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** A field of several lines. What is typed stays as it is typed while it reads as what is stored. */
export const AreaField = <V,>({
  label,
  value,
  textOf,
  read,
  longest,
  placeholder,
  onChange,
  onLeave,
}: AreaProps<V>) => {
  const id = useId();
  const { register, getValues, setValue } = useForm({ defaultValues: { text: textOf(value) } });
  const last = useRef(value);
  useEffect(() => {
    if (same(last.current, value)) return;
    last.current = value;
    // changed elsewhere: undone, say
    if (!same(read(getValues('text')), value)) setValue('text', textOf(value));
  });
  return (
    <PairField id={id} label={label}>
      <Textarea
        id={id}
        rows={1}
        maxLength={longest}
        placeholder={placeholder}
        {...register('text', {
          onChange: (event: { target: { value: string } }) => onChange(read(event.target.value)),
          onBlur: onLeave,
        })}
      />
    </PairField>
  );
};
