'use client';

import { Fields } from '@/app/_editor/fields/field-parts';
import { LineFields } from '@/app/_editor/fields/line-fields';
import { type FormLine, presentLines } from '@/app/_editor/fields/lines';
import { type Army, strollInHanover } from '@/lib/rules/stroll-in-hanover';
import { BOUNDS } from '@/lib/rules/stroll-in-hanover/bounds';
import { budgetLine, NATION_NAME, nationLine, yearLine } from '../fields/army-lines';
import { armyOf } from '../node';
import type { FormProps } from '../system-parts';
import { BATTLES, ROLES } from './form-labels';

const { choices } = strollInHanover;

const WIDTH: FormLine = {
  kind: 'choice',
  key: 'scale',
  label: 'Stands',
  options: choices.scales.map(({ value }) => ({ value, label: `${Number(value) / 10} cm wide` })),
};

const ROLE: FormLine = { kind: 'segments', key: 'role', label: 'Role', options: ROLES };
const BATTLE: FormLine = { kind: 'segments', key: 'battle', label: 'Battle', options: BATTLES };

const SPENT: FormLine = {
  kind: 'points',
  key: 'defenderSpent',
  label: 'Defender',
  step: choices.budgetStep,
  placeholder: 'Points the defender spent',
};

const FACTOR: FormLine = {
  kind: 'number',
  key: 'factor',
  label: 'Factor',
  ...BOUNDS.factor,
  placeholder: '1: as the rules have it',
};

/** What A Stroll in Hanover asks of an army: nation, year, stand width, role, type of battle and the budget D. */
export const ArmyForm = (props: FormProps<Army>) => {
  const { army, put } = armyOf(props);
  const lines = presentLines(
    nationLine(choices),
    army.nation === 'imagi-nation' && NATION_NAME,
    yearLine(choices, army.year),
    WIDTH,
    ROLE,
    BATTLE,
    budgetLine(choices, 'Budget D'),
    (props.file.settings.attackerBase === 'defenderActual' || army.defenderSpent !== undefined) && SPENT,
    FACTOR,
  );
  return (
    <Fields>
      <LineFields lines={lines} node={army} put={put} onLeave={props.seal} />
    </Fields>
  );
};
