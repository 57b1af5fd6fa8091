'use client';

import { useId } from 'react';
import type { Brigade, Works } from '@/lib/rules/honours-of-war';
import { TextFields } from '../fields/text-fields';
import type { InspectorProps } from '../inspector-props';
import { nodeAt } from './node';

/** A brigade: name and notes; its commander and units have forms of their own. */
export const BrigadeForm = (props: InspectorProps) => {
  const { node, setText } = nodeAt<Brigade>(props, 'Change the brigade');
  return (
    <TextFields
      name={node.name}
      notes={node.notes ?? ''}
      onChange={setText}
      onLeave={props.seal}
      naming={props.naming}
      onNaming={props.onNaming}
    />
  );
};

const MOST_WORKS = 999;

/** Works: name and number of sections or blocks. */
export const WorksForm = (props: InspectorProps) => {
  const { node, setText, setNumber } = nodeAt<Works>(props, 'Change the works');
  const id = useId();
  return (
    <TextFields
      name={node.name}
      onChange={setText}
      onLeave={props.seal}
      naming={props.naming}
      onNaming={props.onNaming}
    >
      <div className="pair-field">
        <label htmlFor={id}>Number</label>
        <input
          id={id}
          type="number"
          className="field"
          inputMode="numeric"
          min={0}
          max={MOST_WORKS}
          value={node.count}
          onChange={({ target }) =>
            setNumber('count', Math.min(MOST_WORKS, Math.max(0, Math.trunc(target.valueAsNumber) || 0)))
          }
          onBlur={props.seal}
        />
      </div>
    </TextFields>
  );
};
