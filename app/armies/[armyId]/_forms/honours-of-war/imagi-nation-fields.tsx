'use client';

import { MAX_NAME } from '@/lib/rules/core/name';
import { honoursOfWar } from '@/lib/rules/honours-of-war';
import { LineFields } from '../fields/line-fields';
import type { Line } from '../fields/lines';
import type { FormProps } from '../inspector-props';
import { imagiNationOf } from './imagi-nation';

const LINES: readonly Line[] = [
  { kind: 'text', key: 'name', label: 'Its name', longest: MAX_NAME, empty: '' },
  {
    kind: 'choice',
    key: 'template',
    label: 'Troops of',
    options: honoursOfWar.choices.nations.filter(({ value }) => value !== 'imagi-nation'),
  },
  {
    kind: 'choice',
    key: 'band',
    label: 'Units pay',
    options: [
      { value: 'P', label: '+10, as Prussia' },
      { value: 'Z', label: 'none, as Austria' },
      { value: 'M', label: '−10, as France' },
      { value: 'R', label: '−15, as the Reichsarmee' },
    ],
  },
  {
    kind: 'choice',
    key: 'commanderBand',
    label: 'Commanders pay',
    options: [
      { value: 'P+15', label: '+15' },
      { value: 'P+10', label: '+10' },
      { value: '0', label: 'none' },
      { value: '-10', label: '−10' },
      { value: '-15', label: '−15' },
    ],
  },
];

/** Whose troops an imagi-nation copies and what it pays (p. 51). */
export const ImagiNationFields = (props: FormProps) => {
  const { nation, set } = imagiNationOf(props);
  return (
    <LineFields
      lines={LINES}
      node={nation}
      put={(field, value, typed) => set({ [field]: value }, typed)}
      onLeave={props.seal}
    />
  );
};
