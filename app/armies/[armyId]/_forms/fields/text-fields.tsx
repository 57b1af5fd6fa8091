'use client';

import { type ChangeEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { type RegimentsOf, useRegimentNames } from '@/app/_components/army/use-regiment-names';
import { TextButton } from '@/app/_components/ui/button';
import { Input, Textarea } from '@/app/_components/ui/field';
import { MAX_NOTES } from '@/lib/rules/core/joined-notes';
import { MAX_NAME } from '@/lib/rules/core/name';
import { cleanLine, cleanText } from '../../_store/typed-text';
import type { InspectorProps } from '../inspector-props';
import { Fields, PairField } from './field-parts';

type Texts = { readonly name: string; readonly notes: string };

type TextFieldsProps = Pick<InspectorProps, 'naming' | 'onNaming'> & {
  name: string;
  /** undefined where nothing can be noted */
  notes?: string;
  onChange: (field: keyof Texts, value: string) => void;
  onLeave: () => void;
  /** whose historical names to suggest; absent where there are none */
  regiments?: RegimentsOf;
  /** fields between name and notes */
  children?: ReactNode;
  /** small fields that share a line with the button for notes */
  beside?: ReactNode;
};

/**
 * Name and notes of a node. Each keystroke goes to the army; the form follows it, also when it is undone. Notes take
 * room only once there are some.
 */
export const TextFields = ({
  name,
  notes,
  naming,
  onNaming,
  onChange,
  onLeave,
  regiments,
  children,
  beside,
}: TextFieldsProps) => {
  const { register, setFocus } = useForm<Texts>({ values: { name, notes: notes ?? '' } });
  const [noting, setNoting] = useState(false);
  const id = useId();
  const names = useRegimentNames(regiments);
  useEffect(() => {
    if (!naming) return;
    setFocus('name', { shouldSelect: true });
    onNaming();
  }, [naming, onNaming, setFocus]);
  const text = (field: keyof Texts, clean: (typed: string) => string) =>
    register(field, {
      onChange: (event: ChangeEvent<HTMLInputElement>) => onChange(field, clean(event.target.value)),
      onBlur: onLeave,
    });
  const shown = noting || (notes ?? '') !== '';
  const begin = () => {
    setNoting(true);
    // the field is there with the next drawing
    requestAnimationFrame(() => setFocus('notes'));
  };
  return (
    <Fields>
      <PairField id={`${id}-name`} label="Name">
        <Input
          id={`${id}-name`}
          maxLength={MAX_NAME}
          autoComplete="off"
          {...names.input}
          {...text('name', cleanLine)}
        />
        {names.list}
      </PairField>
      {children}
      {(beside !== undefined || (notes !== undefined && !shown)) && (
        <div className="touch:[&>button]:min-h-11 ml-[62px] flex flex-wrap items-center gap-x-4">
          {beside}
          {notes !== undefined && !shown && <TextButton onClick={begin}>Add a note</TextButton>}
        </div>
      )}
      {notes !== undefined && shown && (
        <PairField id={`${id}-notes`} label="Notes">
          <Textarea id={`${id}-notes`} maxLength={MAX_NOTES} rows={1} {...text('notes', cleanText)} />
        </PairField>
      )}
    </Fields>
  );
};
