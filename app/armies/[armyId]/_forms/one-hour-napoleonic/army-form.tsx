'use client';

import { FieldHint, Fields } from '@/app/_editor/fields/field-parts';
import { LineFields } from '@/app/_editor/fields/line-fields';
import type { FormLine } from '@/app/_editor/fields/lines';
import { grouped } from '@/lib/rules/core/army/number';
import { type Army, budgetWord, oneHourNapoleonic } from '@/lib/rules/one-hour-napoleonic';
import { BOUNDS } from '@/lib/rules/one-hour-napoleonic/bounds';
import { LIMITS, YEARS } from '@/lib/rules/one-hour-napoleonic/tables';
import { budgetLine, nationLine, scaleLine, yearLine } from '../fields/army-lines';
import { armyOf } from '../node';
import type { FormProps } from '../system-parts';

const { foot } = LIMITS;

const MEN: FormLine = {
  kind: 'number',
  key: 'menPerFoot',
  label: 'Men, foot',
  ...BOUNDS.foot,
  required: true,
  placeholder: grouped(foot.usual),
};

const { choices } = oneHourNapoleonic;

/** What One Hour Napoleonic asks of an army: nation, year, figure scale, limit, and men to a unit of foot. */
export const ArmyForm = (props: FormProps<Army>) => {
  const { army, put } = armyOf(props);
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
      <FieldHint>{`Men to a unit of foot: ${grouped(foot.usual)} in ${YEARS[1]}. A unit of horse is half as many.`}</FieldHint>
    </Fields>
  );
};
