'use client';

import { useId } from 'react';
import { Segments } from '@/app/_components/ui/segments';
import { type Army, honoursOfWar } from '@/lib/rules/honours-of-war';
import { PointsField } from '../fields/points-field';
import type { FormProps } from '../inspector-props';
import { ImagiMenu } from './imagi-menu';
import { ImagiNationFields } from './imagi-nation-fields';
import { ImagiTroops } from './imagi-troops';
import './imagi-nation.css';

const MODES = [
  { value: 'points', label: 'Points' },
  { value: 'scenario', label: 'Scenario' },
];

/** What Honours of War asks of an army: nation, year, figure scale, mode and budget. */
export const ArmyForm = (props: FormProps) => {
  const army = props.file.army as Army;
  const { choices } = honoursOfWar;
  const id = useId();
  const set = <Field extends keyof Army & string>(field: Field, value: Army[Field], typed = false) =>
    props.change('Change the army', [{ op: 'set', path: ['army', field], value }], { typed });
  return (
    <>
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
        {army.nation === 'imagi-nation' && <ImagiNationFields {...props} />}
        <Segments
          legend="Year"
          className="tight years"
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
        <Segments
          legend="Game"
          options={MODES}
          value={army.mode}
          onChange={(mode) => set('mode', mode as Army['mode'])}
        />
        <PointsField
          label="Points limit"
          value={army.budget}
          step={choices.budgetStep}
          onChange={(budget) => set('budget', budget ?? null, true)}
          onLeave={props.seal}
        />
      </div>
      {army.nation === 'imagi-nation' && (
        <>
          <ImagiMenu {...props} />
          <ImagiTroops {...props} />
        </>
      )}
    </>
  );
};
