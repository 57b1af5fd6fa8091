'use client';

import { useState } from 'react';
import { Segments } from '@/app/_components/ui/segments';
import { type Army, retyped, type Unit, unitOptions } from '@/lib/rules/one-hour-napoleonic';
import { TYPES } from '@/lib/rules/one-hour-napoleonic/tables';
import { ChoiceField } from '../fields/choice-field';
import { NumberField } from '../fields/number-field';
import { TextFields } from '../fields/text-fields';
import type { InspectorProps } from '../inspector-props';
import { nodeAt } from './node';

const SIZES = { men: { label: 'Men', most: 99_999 }, guns: { label: 'Guns', most: 999 } } as const;

/** A unit: name, type, quality as hits, traits, and its size where it differs from the army's usual one. */
export const UnitForm = (props: InspectorProps) => {
  const { node: unit, set, setText, setTyped } = nodeAt<Unit>(props, 'Change the unit');
  const { types, hits, traits, size, usual } = unitOptions(unit, props.file.army as Army);
  const [sizing, setSizing] = useState(false);
  const sized = sizing || unit[size] !== undefined;
  return (
    <TextFields
      name={unit.name}
      notes={unit.notes ?? ''}
      regiments={{ nation: (props.file.army as Army).nation, symbol: TYPES[unit.type].symbol }}
      onChange={setText}
      onLeave={props.seal}
      naming={props.naming}
      onNaming={props.onNaming}
      beside={
        !sized && (
          <button type="button" className="link" onClick={() => setSizing(true)}>
            {size === 'guns' ? 'Number of guns' : 'Number of men'}
          </button>
        )
      }
    >
      <ChoiceField
        label="Type"
        options={types}
        value={unit.type}
        onChange={(type) =>
          props.change('Change the type', [
            { op: 'set', path: ['army', ...props.at], value: retyped(unit, type as Unit['type']) },
          ])
        }
      />
      <Segments
        legend="Hits"
        className="tight halves"
        options={hits}
        value={`${unit.hits}`}
        onChange={(count) => set('hits', Number(count))}
      />
      <fieldset className="checks-row">
        <legend>Traits</legend>
        <div>
          {traits.map(({ trait, label, effect }) => (
            <label key={trait} className="check-field" title={effect}>
              <input
                type="checkbox"
                checked={unit[trait] === true}
                onChange={({ target }) => set(trait, target.checked ? true : undefined)}
              />
              {label}
            </label>
          ))}
        </div>
      </fieldset>
      {sized && (
        <NumberField
          label={SIZES[size].label}
          value={unit[size]}
          min={0}
          max={SIZES[size].most}
          placeholder={`${usual}, as the army has it`}
          onChange={(count) => setTyped(size, count)}
          onLeave={props.seal}
        />
      )}
    </TextFields>
  );
};
