'use client';

import { type Army, budgetWord, oneHourNapoleonic } from '@/lib/rules/one-hour-napoleonic';
import { budgetLine, nationLine, scaleLine, yearLine } from '../fields/army-lines';
import { FieldHint, Fields } from '../fields/field-parts';
import { LineFields } from '../fields/line-fields';
import type { Line } from '../fields/lines';
import type { FormProps } from '../inspector-props';
import { armyOf } from '../node';

const MEN: Line = {
  kind: 'number',
  key: 'menPerFoot',
  label: 'Men, foot',
  min: 100,
  max: 99_999,
  step: 100,
  required: true,
  placeholder: '7,000',
};

const { choices } = oneHourNapoleonic;

/** What One Hour Napoleonic asks of an army: nation, year, figure scale, limit, and men to a unit of foot. */
export const ArmyForm = (props: FormProps) => {
  const { army, put } = armyOf<Army>(props);
  const lines = [
    nationLine(choices),
    yearLine(choices, army.year),
    scaleLine(choices),
    budgetLine(choices, `${budgetWord(props.file)} limit`),
    MEN,
  ];
  return (
    <Fields>
      <LineFields lines={lines} node={army} put={put} onLeave={props.seal} />
      <FieldHint>Men to a unit of foot: 7,000 in 1815. A unit of horse is half as many.</FieldHint>
    </Fields>
  );
};
