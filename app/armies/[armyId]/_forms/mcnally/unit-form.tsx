'use client';

import type { ReactNode } from 'react';
import { Segments } from '@/app/_components/ui/segments';
import type { ArmyFile } from '@/lib/rules/core/document';
import { signed } from '@/lib/rules/core/number';
import { type Army, type Unit, unitOptions } from '@/lib/rules/mcnally';
import { TYPES } from '@/lib/rules/mcnally/tables';
import { CheckField } from '../fields/check-field';
import { NumberField } from '../fields/number-field';
import { TextFields } from '../fields/text-fields';
import type { InspectorProps } from '../inspector-props';
import { nodeAt } from './node';

const MOST_MEN = 1_000_000;
const MOST_STRENGTH = 10_000;
const MOST_MODIFIER = 12;
const MOST_BASES = 99;
const MOST_CHARGES = 999;

/** A regiment, battalion or battery: name, men or guns, strength points, morale, and what its arm lets it have. */
export const UnitForm = (props: InspectorProps) => {
  const { node: unit, set, setText, setTyped } = nodeAt<Unit>(props, 'Change the unit');
  const options = unitOptions(unit, props.file as ArmyFile<Army>);
  const { arm, full, computed, modifier, modifiers, infantry, fireBonus, usualFireBonus, bases } = options;
  const size = arm === 'artillery' ? 'guns' : 'men';
  const checks: ReactNode[] = [];
  if (infantry || unit.regimentalGuns) {
    checks.push(
      <CheckField
        key="guns"
        label="Regimental guns"
        checked={unit.regimentalGuns === true}
        onCheck={(on) => set('regimentalGuns', on ? true : undefined)}
      />,
    );
  }
  if (fireBonus !== undefined) {
    checks.push(
      <CheckField
        key="bonus"
        label="British or Prussian fire"
        checked={fireBonus}
        onCheck={(on) => set('fireBonus', on === usualFireBonus ? undefined : on)}
      />,
    );
  }
  if (arm === 'engineers' || unit.tools) {
    checks.push(
      <CheckField
        key="tools"
        label="Tool wagon"
        checked={unit.tools === true}
        onCheck={(on) => set('tools', on ? true : undefined)}
      />,
    );
  }
  if (arm === 'engineers' || unit.pontoons) {
    checks.push(
      <CheckField
        key="pontoons"
        label="Pontoon train"
        checked={unit.pontoons === true}
        onCheck={(on) => set('pontoons', on ? true : undefined)}
      />,
    );
  }
  return (
    <TextFields
      name={unit.name}
      notes={unit.notes ?? ''}
      regiments={{ nation: unit.nation ?? (props.file.army as Army).nation, symbol: TYPES[unit.type].symbol }}
      onChange={setText}
      onLeave={props.seal}
      naming={props.naming}
      onNaming={props.onNaming}
      {...(checks.length > 0 && { beside: checks })}
    >
      {full !== null && (
        <NumberField
          label={size === 'guns' ? 'Guns' : 'Men'}
          value={unit[size]}
          min={0}
          max={MOST_MEN}
          placeholder={unit.sp === undefined ? `${full}, full strength` : 'Not known'}
          onChange={(count) => setTyped(size, count)}
          onLeave={props.seal}
        />
      )}
      <NumberField
        label="Strength"
        value={unit.sp}
        min={0}
        max={MOST_STRENGTH}
        placeholder={`${computed}, computed`}
        onChange={(sp) => setTyped('sp', sp)}
        onLeave={props.seal}
      />
      {modifiers === undefined ? (
        <NumberField
          label="Morale"
          value={unit.modifier}
          min={-MOST_MODIFIER}
          max={MOST_MODIFIER}
          placeholder={`${signed(modifier)}, by type`}
          onChange={(value) => setTyped('modifier', value)}
          onLeave={props.seal}
        />
      ) : (
        <Segments
          legend="Morale"
          options={modifiers.map((value, index) => ({
            value: String(value),
            label: `${signed(value)}${index === 0 ? '' : ', levies'}`,
          }))}
          value={String(unit.modifier ?? modifier)}
          onChange={(value) => set('modifier', Number(value) === modifier ? undefined : Number(value))}
        />
      )}
      <NumberField
        label="Bases"
        value={unit.bases}
        min={0}
        max={MOST_BASES}
        placeholder={`${bases}, as usual`}
        onChange={(count) => setTyped('bases', count)}
        onLeave={props.seal}
      />
      {(arm === 'engineers' || unit.explosives !== undefined) && (
        <NumberField
          label="Charges"
          value={unit.explosives}
          min={0}
          max={MOST_CHARGES}
          placeholder="No explosives wagon"
          onChange={(charges) => setTyped('explosives', charges)}
          onLeave={props.seal}
        />
      )}
    </TextFields>
  );
};
