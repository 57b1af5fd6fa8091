'use client';

import type { Brigade, Fieldwork } from '@/lib/rules/mcnally';
import { NumberField } from '../fields/number-field';
import { TextFields } from '../fields/text-fields';
import type { InspectorProps } from '../inspector-props';
import { nodeAt } from './node';

/** A brigade: name and notes; its brigadier and units have forms of their own. */
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

const MOST_STRENGTH = 10_000;

/** A fieldwork: name and strength points, which say how it covers. */
export const FieldworkForm = (props: InspectorProps) => {
  const { node, setText, setTyped } = nodeAt<Fieldwork>(props, 'Change the fieldwork');
  return (
    <TextFields
      name={node.name}
      onChange={setText}
      onLeave={props.seal}
      naming={props.naming}
      onNaming={props.onNaming}
    >
      <NumberField
        label="Strength"
        value={node.sp}
        min={0}
        max={MOST_STRENGTH}
        onChange={(sp) => setTyped('sp', sp ?? 0)}
        onLeave={props.seal}
      />
    </TextFields>
  );
};
