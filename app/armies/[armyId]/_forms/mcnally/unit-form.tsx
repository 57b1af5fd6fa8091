'use client';

import { type CheckLine, type Line, presentLines } from '@/app/_editor/fields/lines';
import { signed } from '@/lib/rules/core/army/number';
import { type Army, type Unit, unitOptions } from '@/lib/rules/mcnally';
import { BOUNDS } from '@/lib/rules/mcnally/bounds';
import { TYPES } from '@/lib/rules/mcnally/tables';
import { NodeFields } from '../fields/node-fields';
import type { InspectorProps } from '../inspector-props';
import { nodeAt } from '../node';

const check = (key: keyof Unit, label: string): CheckLine => ({ kind: 'check', key, label });

type Options = ReturnType<typeof unitOptions>;

/** The morale modifier: among those its type may have, or any. */
const moraleLine = (unit: Unit, { modifier, modifiers }: Options): Line =>
  modifiers === undefined
    ? {
        kind: 'number',
        key: 'modifier',
        label: 'Morale',
        ...BOUNDS.modifier,
        placeholder: `${signed(modifier)}, by type`,
      }
    : {
        kind: 'segments',
        key: 'modifier',
        label: 'Morale',
        numeric: true,
        options: modifiers.map((value, index) => ({
          value: String(value),
          label: `${signed(value)}${index === 0 ? '' : ', levies'}`,
        })),
        value: String(unit.modifier ?? modifier),
        usual: String(modifier),
      };

const linesOf = (unit: Unit, options: Options): Line[] => {
  const { arm, full, computed, bases } = options;
  const size = arm === 'artillery' ? ({ key: 'guns', label: 'Guns' } as const) : { key: 'men', label: 'Men' };
  return presentLines(
    full !== null && {
      kind: 'number',
      ...size,
      ...BOUNDS.men,
      placeholder: unit.sp === undefined ? `${full}, full strength` : 'Not known',
    },
    {
      kind: 'number',
      key: 'sp',
      label: 'Strength',
      ...BOUNDS.strength,
      placeholder: `${computed}, computed`,
    },
    moraleLine(unit, options),
    {
      kind: 'number',
      key: 'bases',
      label: 'Bases',
      ...BOUNDS.bases,
      placeholder: `${bases}, as usual`,
    },
    (arm === 'engineers' || unit.explosives !== undefined) && {
      kind: 'number',
      key: 'explosives',
      label: 'Charges',
      ...BOUNDS.charges,
      placeholder: 'No explosives wagon',
    },
  );
};

/** A regiment, battalion or battery: name, men or guns, strength points, morale, and what its arm lets it have. */
export const UnitForm = (props: InspectorProps<Army>) => {
  const file = props.file;
  const { node: unit, put } = nodeAt<Unit>(props, 'Change the unit');
  const options = unitOptions(unit, file);
  const { arm, infantry, fireBonus, usualFireBonus } = options;
  const checks = [
    (infantry || unit.regimentalGuns === true) && check('regimentalGuns', 'Regimental guns'),
    fireBonus !== undefined && {
      ...check('fireBonus', 'British or Prussian fire'),
      checked: fireBonus,
      on: usualFireBonus ? undefined : true,
      off: usualFireBonus ? false : undefined,
    },
    (arm === 'engineers' || unit.tools === true) && check('tools', 'Tool wagon'),
    (arm === 'engineers' || unit.pontoons === true) && check('pontoons', 'Pontoon train'),
  ];
  return (
    <NodeFields
      {...props}
      node={unit}
      put={put}
      lines={linesOf(unit, options)}
      checks={checks}
      regiments={{
        nation: unit.nation ?? file.army.nation,
        symbol: TYPES[unit.type].symbol,
        year: file.army.year,
      }}
    />
  );
};
