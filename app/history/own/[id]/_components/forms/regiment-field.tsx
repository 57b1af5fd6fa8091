'use client';

import { useEffect, useId } from 'react';
import { useForm } from 'react-hook-form';
import * as armyWords from '@/app/_components/army/words';
import { Fault } from '@/app/_components/ui/field';
import { PairField } from '@/app/_editor/fields/field-parts';
import { RegimentName as RegimentBox } from '@/app/_editor/fields/regiment-name';
import type { RegimentsOf } from '@/app/_editor/fields/regiment-offers';
import type { OwnUnit } from '@/lib/history/own/document';
import type { RegimentName } from '@/lib/history/schema';
import { regimentCalled } from '@/lib/rules/core/check/regiment-facts';
import * as words from './words';

type RegimentFieldProps = {
  unit: OwnUnit;
  /** those of its nation; undefined while they are not here */
  regiments: readonly RegimentName[] | undefined;
  /** whose are offered */
  of: RegimentsOf;
  onChoose: (regiment: RegimentName | null) => void;
};

/** The regiment of the history that a unit was: found by its name, number or a misspelling while typing, or none. */
export const RegimentField = ({ unit, regiments = [], of, onChoose }: RegimentFieldProps) => {
  const id = useId();
  const attached = regiments.find((each) => each.id === unit.regiment);
  const current =
    unit.regiment === null ? '' : attached === undefined ? unit.regiment : regimentCalled(attached);
  const { register, setValue, setError, clearErrors, formState } = useForm({
    defaultValues: { text: current },
  });
  useEffect(() => {
    setValue('text', current);
    clearErrors();
  }, [current, setValue, clearErrors]);
  const fault = formState.errors.text?.message;
  return (
    <>
      <PairField id={id} label={armyWords.regiment}>
        <RegimentBox
          id={id}
          of={of}
          autoComplete="off"
          placeholder={words.noneAttached}
          aria-invalid={fault !== undefined}
          aria-describedby={fault === undefined ? undefined : `${id}-fault`}
          onChoose={({ regiment, called }) => {
            setValue('text', called);
            clearErrors();
            onChoose(regiment);
          }}
          {...register('text', {
            onChange: (event: { target: { value: string } }) => {
              clearErrors();
              if (event.target.value.trim() === '' && unit.regiment !== null) onChoose(null);
            },
            onBlur: (event: { target: { value: string } }) => {
              if (event.target.value.trim() === '' || event.target.value === current) return;
              setError('text', { message: words.chooseFromList });
            },
          })}
        />
      </PairField>
      {fault !== undefined && <Fault id={`${id}-fault`}>{fault}</Fault>}
    </>
  );
};
