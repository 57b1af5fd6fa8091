'use client';

import * as armyWords from '@/app/_components/army/words';
import { type CheckLine, type Line, presentLines } from '@/app/_editor/fields/lines';
import * as formsWords from '@/app/armies/[armyId]/_forms/words';
import { signed } from '@/lib/rules/core/army/number';
import { BOUNDS } from '@/lib/rules/mcnally/bounds';
import { type Army, type Unit, unitOptions } from '@/lib/rules/mcnally/priced';
import { TYPES } from '@/lib/rules/mcnally/tables';
import { NodeFields } from '../fields/node-fields';
import { nodeAt } from '../node';
import type { InspectorProps } from '../system-parts';
import * as words from './words';

const check = (key: keyof Unit, label: string): CheckLine => ({ kind: 'check', key, label });

type Options = ReturnType<typeof unitOptions>;

/** The morale modifier: among those its type may have, or any. */
const moraleLine = (unit: Unit, { modifier, modifiers }: Options): Line =>
  modifiers === undefined
    ? {
        kind: 'number',
        key: 'modifier',
        label: formsWords.morale,
        ...BOUNDS.modifier,
        placeholder: words.byType(signed(modifier)),
      }
    : {
        kind: 'segments',
        key: 'modifier',
        label: formsWords.morale,
        numeric: true,
        options: modifiers.map((value, index) => ({
          value: String(value),
          label: `${signed(value)}${index === 0 ? '' : words.levies}`,
        })),
        value: String(unit.modifier ?? modifier),
        usual: String(modifier),
      };

const linesOf = (unit: Unit, options: Options): Line[] => {
  const { arm, full, computed, bases } = options;
  const size =
    arm === 'artillery'
      ? ({ key: 'guns', label: armyWords.guns } as const)
      : { key: 'men', label: armyWords.men };
  return presentLines(
    full !== null && {
      kind: 'number',
      ...size,
      ...BOUNDS.men,
      placeholder: unit.sp === undefined ? words.fullStrength(full) : armyWords.isNotKnown,
    },
    {
      kind: 'number',
      key: 'sp',
      label: armyWords.strength,
      ...BOUNDS.strength,
      placeholder: words.computed(computed),
    },
    moraleLine(unit, options),
    {
      kind: 'number',
      key: 'bases',
      label: formsWords.bases,
      ...BOUNDS.bases,
      placeholder: formsWords.asUsual(bases),
    },
    (arm === 'engineers' || unit.explosives !== undefined) && {
      kind: 'number',
      key: 'explosives',
      label: words.charges,
      ...BOUNDS.charges,
      placeholder: words.noExplosivesWagon,
    },
  );
};

/** A regiment, battalion or battery: name, men or guns, strength points, morale, and what its arm lets it have. */
export const UnitForm = (props: InspectorProps<Army>) => {
  const file = props.file;
  const { node: unit, put } = nodeAt<Unit>(props, formsWords.changeUnit);
  const options = unitOptions(unit, file);
  const { arm, infantry, fireBonus, usualFireBonus } = options;
  const checks = [
    (infantry || unit.regimentalGuns === true) && check('regimentalGuns', words.regimentalGuns),
    fireBonus !== undefined && {
      ...check('fireBonus', words.nationalFire),
      checked: fireBonus,
      on: usualFireBonus ? undefined : true,
      off: usualFireBonus ? false : undefined,
    },
    (arm === 'engineers' || unit.tools === true) && check('tools', words.toolWagon),
    (arm === 'engineers' || unit.pontoons === true) && check('pontoons', words.pontoonTrain),
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
