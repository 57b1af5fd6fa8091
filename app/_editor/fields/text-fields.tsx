'use client';

import { type ChangeEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { TextButton } from '@/app/_components/ui/button';
import { Input, Textarea } from '@/app/_components/ui/field';
import { MAX_NAME, MAX_NOTES, visibleLine, visibleText } from '@/lib/rules/core/army/name';
import { Fields, PairField } from './field-parts';
import { RegimentName } from './regiment-name';
import type { RegimentSuggestion, RegimentsOf } from './regiment-offers';

type Texts = { readonly name: string; readonly notes: string };

type TextFieldsProps = {
  /** it was asked to rename it: the focus belongs in its name; `onNaming` says that it is there */
  naming: boolean;
  onNaming: () => void;
  name: string;
  /** undefined where nothing can be noted */
  notes?: string;
  onChange: (field: keyof Texts, value: string) => void;
  onLeave: () => void;
  /** the regiments offered as names, and what is done with the chosen one; absent without any */
  regiments?: { readonly of: RegimentsOf; readonly onChoose: (offer: RegimentSuggestion) => void };
  /** fields between name and notes */
  children?: ReactNode;
  /** small fields that share a line with the button for notes */
  beside?: ReactNode;
  /** longest texts, where they are not those of an army */
  longest?: Readonly<Record<keyof Texts, number>>;
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
  longest = { name: MAX_NAME, notes: MAX_NOTES },
}: TextFieldsProps) => {
  const { register, setFocus } = useForm<Texts>({ values: { name, notes: notes ?? '' } });
  const [noting, setNoting] = useState(false);
  const id = useId();
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
  const hasField = noting || (notes ?? '') !== '';
  const begin = () => {
    setNoting(true);
    // the field is there with the next drawing
    requestAnimationFrame(() => setFocus('notes'));
  };
  return (
    <Fields>
      <PairField id={`${id}-name`} label="Name">
        {regiments === undefined ? (
          <Input
            id={`${id}-name`}
            maxLength={longest.name}
            autoComplete="off"
            {...text('name', visibleLine)}
          />
        ) : (
          <RegimentName
            id={`${id}-name`}
            maxLength={longest.name}
            autoComplete="off"
            {...text('name', visibleLine)}
            {...regiments}
          />
        )}
      </PairField>
      {children}
      {(beside !== undefined || (notes !== undefined && !hasField)) && (
        <div className="touch:[&>button]:min-h-11 ml-[var(--label,62px)] flex flex-wrap items-center gap-x-4">
          {beside}
          {notes !== undefined && !hasField && <TextButton onClick={begin}>Add a note</TextButton>}
        </div>
      )}
      {notes !== undefined && hasField && (
        <PairField id={`${id}-notes`} label="Notes">
          <Textarea id={`${id}-notes`} maxLength={longest.notes} rows={1} {...text('notes', visibleText)} />
        </PairField>
      )}
    </Fields>
  );
};
