'use client';

import { useId } from 'react';
import { Segments } from '@/app/_components/ui/segments';
import { type Army, budgetTypeOf, mcnally } from '@/lib/rules/mcnally';
import { cleanLine } from '../../_store/typed-text';
import { NumberField } from '../fields/number-field';
import { PointsField } from '../fields/points-field';
import { MAX_NAME } from '../fields/text-lengths';
import type { FormProps } from '../inspector-props';

const MOST_FACTOR = 100;

const LIMIT = { points: 'Points limit', sp: 'Strength limit', unitEquivalents: 'Unit limit' } as const;

/** What McNally's rules ask of an army: nation, year, figures, the limit and how many men a standard unit stands for. */
export const ArmyForm = (props: FormProps) => {
  const army = props.file.army as Army;
  const { choices } = mcnally;
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
      <Segments
        legend="Figures"
        className="tight"
        options={choices.scales}
        value={army.scale}
        onChange={(scale) => set('scale', scale as Army['scale'])}
      />
      <PointsField
        label={LIMIT[budgetTypeOf(props.file)]}
        value={army.budget}
        step={choices.budgetStep}
        onChange={(budget) => set('budget', budget ?? null, true)}
        onLeave={props.seal}
      />
      <NumberField
        label="Unit scale"
        value={army.factor === 1 ? null : army.factor}
        min={0.5}
        max={MOST_FACTOR}
        step={0.5}
        placeholder="1: a regiment stands for 1,200 men"
        onChange={(factor) => set('factor', factor ?? 1, true)}
        onLeave={props.seal}
      />
    </div>
  );
};
