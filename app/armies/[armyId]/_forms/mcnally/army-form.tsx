'use client';

import { Fields } from '@/app/_editor/fields/field-parts';
import { LineFields } from '@/app/_editor/fields/line-fields';
import { type FormLine, presentLines } from '@/app/_editor/fields/lines';
import { grouped } from '@/lib/rules/core/army/number';
import { type Army, budgetTypeOf, mcnally } from '@/lib/rules/mcnally';
import { BOUNDS } from '@/lib/rules/mcnally/bounds';
import { ARMS } from '@/lib/rules/mcnally/tables';
import { budgetLine, NATION_NAME, nationLine, scaleLine, yearLine } from '../fields/army-lines';
import { armyOf } from '../node';
import type { FormProps } from '../system-parts';

const LIMIT = {
  points: 'Points limit',
  sp: 'Strength limit',
  unitEquivalents: 'Unit limit',
} as const;

const UNIT_SCALE: FormLine = {
  kind: 'number',
  key: 'factor',
  label: 'Unit scale',
  ...BOUNDS.factor,
  empty: 1,
  placeholder: `1: a regiment stands for ${grouped(ARMS['close-order'].men ?? 0)} men`,
};

const { choices } = mcnally;

/** The army settings of McNally: nation, year, figures, the limit and the men of a standard unit. */
export const ArmyForm = (props: FormProps<Army>) => {
  const { army, put } = armyOf(props);
  const lines = presentLines(
    nationLine(choices),
    army.nation === 'imagi-nation' && NATION_NAME,
    yearLine(choices, army.year),
    scaleLine(choices),
    budgetLine(choices, LIMIT[budgetTypeOf(props.file)]),
    UNIT_SCALE,
  );
  return (
    <Fields>
      <LineFields lines={lines} node={army} put={put} onLeave={props.seal} />
    </Fields>
  );
};
