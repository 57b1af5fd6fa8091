'use client';

import { useId } from 'react';
import { Segments } from '@/app/_components/ui/segments';
import { type Army, strollInHanover } from '@/lib/rules/stroll-in-hanover';
import { cleanLine } from '../../_store/typed-text';
import { NumberField } from '../fields/number-field';
import { PointsField } from '../fields/points-field';
import { MAX_NAME } from '../fields/text-lengths';
import type { FormProps } from '../inspector-props';
import { BATTLES, ROLES } from './form-labels';

const MOST_FACTOR = 50;

/** What A Stroll in Hanover asks of an army: nation, year, stand width, role, type of battle and the budget D. */
export const ArmyForm = (props: FormProps) => {
  const army = props.file.army as Army;
  const { choices } = strollInHanover;
  const id = useId();
  const set = <Field extends keyof Army & string>(
    field: Field,
    value: Army[Field] | undefined,
    typed = false,
  ) => {
    if (value === undefined && !(field in army)) return;
    const path = ['army', field];
    props.change(
      'Change the army',
      [value === undefined ? { op: 'remove', path } : { op: 'set', path, value }],
      { typed },
    );
  };
  return (
    <div className="fields">
      <div className="pair-field">
        <label htmlFor={`${id}-nation`}>Nation</label>
        <select
          id={`${id}-nation`}
          className="field"
          value={army.nation}
          onChange={({ target }) => set('nation', target.value as Army['nation'])}
        >
          {choices.nations.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
      {army.nation === 'imagi-nation' && (
        <div className="pair-field">
          <label htmlFor={`${id}-name`}>Its name</label>
          <input
            id={`${id}-name`}
            className="field"
            maxLength={MAX_NAME}
            value={army.nationName ?? ''}
            onChange={({ target }) => set('nationName', cleanLine(target.value) || undefined, true)}
            onBlur={props.seal}
          />
        </div>
      )}
      <Segments
        legend="Year"
        className="tight"
        options={choices.years.map((year, index) => ({
          value: String(year),
          label: index === 0 ? String(year) : String(year).slice(2),
          longLabel: String(year),
        }))}
        value={String(army.year)}
        onChange={(year) => set('year', Number(year))}
      />
      <div className="pair-field">
        <label htmlFor={`${id}-width`}>Stands</label>
        <select
          id={`${id}-width`}
          className="field"
          value={army.scale}
          onChange={({ target }) => set('scale', target.value as Army['scale'])}
        >
          {choices.scales.map(({ value }) => (
            <option key={value} value={value}>
              {Number(value) / 10} cm wide
            </option>
          ))}
        </select>
      </div>
      <Segments
        legend="Role"
        options={ROLES}
        value={army.role}
        onChange={(role) => set('role', role as Army['role'])}
      />
      <Segments
        legend="Battle"
        options={BATTLES}
        value={army.battle}
        onChange={(battle) => set('battle', battle as Army['battle'])}
      />
      <PointsField
        label="Budget D"
        value={army.budget}
        step={choices.budgetStep}
        onChange={(budget) => set('budget', budget ?? null, true)}
        onLeave={props.seal}
      />
      {(props.file.settings.attackerBase === 'defenderActual' || army.defenderSpent !== undefined) && (
        <PointsField
          label="Defender"
          value={army.defenderSpent}
          step={choices.budgetStep}
          placeholder="Points the defender spent"
          onChange={(spent) => set('defenderSpent', spent, true)}
          onLeave={props.seal}
        />
      )}
      <NumberField
        label="Factor"
        value={army.factor}
        min={0.5}
        max={MOST_FACTOR}
        step={0.5}
        placeholder="1: as the rules have it"
        onChange={(factor) => set('factor', factor, true)}
        onLeave={props.seal}
      />
    </div>
  );
};
