'use client';

import { type Army, retyped, type Unit, unitOptions } from '@/lib/rules/thinglum';
import { TYPES } from '@/lib/rules/thinglum/tables';
import { ChoiceField } from '../fields/choice-field';
import { NumberField } from '../fields/number-field';
import { TextFields } from '../fields/text-fields';
import type { InspectorProps } from '../inspector-props';
import { nodeAt } from './node';

const MOST_FIGURES = 999;
const MOST_GUNS = 99;

/** A unit: name, type, figures, and the guns of a battery; what they come to stands below. */
export const UnitForm = (props: InspectorProps) => {
  const { node: unit, setText, setTyped } = nodeAt<Unit>(props, 'Change the unit');
  const { types, full, guns, told } = unitOptions(unit, props.file);
  return (
    <TextFields
      name={unit.name}
      notes={unit.notes ?? ''}
      regiments={{ nation: (props.file.army as Army).nation, symbol: TYPES[unit.type].symbol }}
      onChange={setText}
      onLeave={props.seal}
      naming={props.naming}
      onNaming={props.onNaming}
    >
      <ChoiceField
        label="Type"
        options={types}
        value={unit.type}
        onChange={(type) =>
          props.change('Change the type', [
            {
              op: 'set',
              path: ['army', ...props.at],
              value: retyped(unit, type as Unit['type'], props.file),
            },
          ])
        }
      />
      <NumberField
        label="Figures"
        value={unit.figures}
        min={0}
        max={MOST_FIGURES}
        placeholder={`${full} at full strength`}
        onChange={(figures) => {
          if (figures !== undefined) setTyped('figures', figures);
        }}
        onLeave={props.seal}
      />
      {guns !== null && (
        <NumberField
          label="Guns"
          value={unit.guns}
          min={0}
          max={MOST_GUNS}
          placeholder={`${guns}, as usual`}
          onChange={(count) => setTyped('guns', count)}
          onLeave={props.seal}
        />
      )}
      <p className="hint">{told}</p>
    </TextFields>
  );
};
