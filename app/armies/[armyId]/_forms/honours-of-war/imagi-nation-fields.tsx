'use client';

import { useId } from 'react';
import { SelectField } from '@/app/_components/ui/field';
import { honoursOfWar } from '@/lib/rules/honours-of-war';
import { cleanLine } from '../../_store/typed-text';
import { MAX_NAME } from '../fields/text-lengths';
import type { FormProps } from '../inspector-props';
import { type ImagiNation, imagiNationOf } from './imagi-nation';

const BANDS = [
  { value: 'P', label: '+10, as Prussia' },
  { value: 'Z', label: 'none, as Austria' },
  { value: 'M', label: '−10, as France' },
  { value: 'R', label: '−15, as the Reichsarmee' },
];

const COMMANDER_BANDS = [
  { value: 'P+15', label: '+15' },
  { value: 'P+10', label: '+10' },
  { value: '0', label: 'none' },
  { value: '-10', label: '−10' },
  { value: '-15', label: '−15' },
];

/** Whose troops an imagi-nation copies and what it pays (p. 51). */
export const ImagiNationFields = (props: FormProps) => {
  const { nation, set } = imagiNationOf(props);
  const id = useId();
  return (
    <>
      <div className="pair-field">
        <label htmlFor={`${id}-name`}>Its name</label>
        <input
          id={`${id}-name`}
          className="field"
          maxLength={MAX_NAME}
          value={nation.name}
          onChange={({ target }) => set({ name: cleanLine(target.value) }, true)}
          onBlur={props.seal}
        />
      </div>
      <SelectField
        label="Troops of"
        options={honoursOfWar.choices.nations.filter(({ value }) => value !== 'imagi-nation')}
        value={nation.template}
        onChange={({ target }) => set({ template: target.value as ImagiNation['template'] })}
      />
      <SelectField
        label="Units pay"
        options={BANDS}
        value={nation.band}
        onChange={({ target }) => set({ band: target.value as ImagiNation['band'] })}
      />
      <SelectField
        label="Commanders pay"
        options={COMMANDER_BANDS}
        value={nation.commanderBand}
        onChange={({ target }) => set({ commanderBand: target.value as ImagiNation['commanderBand'] })}
      />
    </>
  );
};
