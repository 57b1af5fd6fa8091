'use client';

import { Fields } from '@/app/_editor/fields/field-parts';
import { LineFields } from '@/app/_editor/fields/line-fields';
import type { FormLine } from '@/app/_editor/fields/lines';
import { type Army, budgetWord, thinglum } from '@/lib/rules/thinglum';
import { BOUNDS } from '@/lib/rules/thinglum/bounds';
import { budgetLine, nationLine, scaleLine, yearLine } from '../fields/army-lines';
import { armyOf } from '../node';
import type { FormProps } from '../system-parts';

const LIMITS: readonly FormLine[] = [
  {
    kind: 'number',
    key: 'maxUnits',
    label: 'Most units',
    ...BOUNDS.units,
    placeholder: 'No limit',
  },
  {
    kind: 'number',
    key: 'maxFigures',
    label: 'Most figures',
    ...BOUNDS.armyFigures,
    placeholder: 'No limit',
  },
];

const { choices } = thinglum;

/** What Thinglum's rules ask of an army: nation, year, figure scale, the agreed limit and two natural ones. */
export const ArmyForm = (props: FormProps<Army>) => {
  const { army, put } = armyOf(props);
  const lines = [
    nationLine(choices),
    yearLine(choices, army.year),
    scaleLine(choices),
    budgetLine(choices, `${budgetWord(props.file)} limit`),
    ...LIMITS,
  ];
  return (
    <Fields>
      <LineFields lines={lines} node={army} put={put} onLeave={props.seal} />
    </Fields>
  );
};
