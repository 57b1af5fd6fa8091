'use client';

import { useEffect, useId } from 'react';
import { useForm } from 'react-hook-form';
import { Fault, Input } from '@/app/_components/ui/field';
import { PairField } from '@/app/_editor/fields/field-parts';
import type { OwnUnit } from '@/lib/history/own/document';
import type { RegimentName } from '@/lib/history/schema';
import { regimentCalled } from '@/lib/rules/core/check/regiment-facts';

type RegimentFieldProps = {
  unit: OwnUnit;
  /** those of its nation; undefined while they are not here */
  regiments: readonly RegimentName[] | undefined;
  onChoose: (regiment: RegimentName | null) => void;
};

const FOOT = ['infantry', 'light-infantry'];

/** Arms that a unit can have been raised as: foot served as light foot and the other way round. */
const suits = ({ arm }: OwnUnit, regiment: RegimentName): boolean =>
  FOOT.includes(arm) ? FOOT.includes(regiment.arm) : regiment.arm === arm;

/** The regiment of the history that a unit was: chosen by its name while typing, or none. */
export const RegimentField = ({ unit, regiments = [], onChoose }: RegimentFieldProps) => {
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
  const offered = regiments.filter((each) => suits(unit, each));
  const type = (typed: string) => {
    if (typed.trim() === '') return onChoose(null);
    const match = regiments.find((each) => regimentCalled(each) === typed);
    if (match !== undefined) onChoose(match);
  };
  return (
    <>
      <PairField id={id} label="Regiment">
        <Input
          id={id}
          list={`${id}-list`}
          autoComplete="off"
          placeholder={unit.nation === null ? 'Choose a nation first' : 'None attached'}
          aria-invalid={fault !== undefined}
          aria-describedby={fault === undefined ? undefined : `${id}-fault`}
          {...register('text', {
            onChange: (event: { target: { value: string } }) => {
              clearErrors();
              type(event.target.value);
            },
            onBlur: (event: { target: { value: string } }) => {
              if (event.target.value.trim() === '' || event.target.value === current) return;
              setError('text', { message: 'Choose one of the list, or leave it empty.' });
            },
          })}
        />
      </PairField>
      {fault !== undefined && <Fault id={`${id}-fault`}>{fault}</Fault>}
      <datalist id={`${id}-list`}>
        {offered.map((each) => (
          <option key={each.id} value={regimentCalled(each)} />
        ))}
      </datalist>
    </>
  );
};
