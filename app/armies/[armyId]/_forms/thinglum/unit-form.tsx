'use client';

import { type Army, retyped, type Unit, unitOptions } from '@/lib/rules/thinglum';
import { TYPES } from '@/lib/rules/thinglum/tables';
import { wanted } from '../fields/lines';
import { NodeFields } from '../fields/node-fields';
import type { InspectorProps } from '../inspector-props';
import { nodeAt } from '../node';

/** A unit: name, type, figures, and the guns of a battery; what they come to stands below. */
export const UnitForm = (props: InspectorProps) => {
  const { file, at, change } = props;
  const { node: unit, put } = nodeAt<Unit>(props, 'Change the unit');
  const { types, full, guns, told } = unitOptions(unit, file);
  const lines = wanted(
    {
      kind: 'choice',
      key: 'type',
      label: 'Type',
      options: types,
      choose: (type) =>
        change('Change the type', [
          { op: 'set', path: ['army', ...at], value: retyped(unit, type as Unit['type'], file) },
        ]),
    },
    {
      kind: 'number',
      key: 'figures',
      label: 'Figures',
      min: 0,
      max: 999,
      required: true,
      placeholder: `${full} at full strength`,
    },
    guns !== null && {
      kind: 'number',
      key: 'guns',
      label: 'Guns',
      min: 0,
      max: 99,
      placeholder: `${guns}, as usual`,
    },
  );
  const regiments = { nation: (file.army as Army).nation, symbol: TYPES[unit.type].symbol };
  return <NodeFields {...props} node={unit} put={put} lines={lines} regiments={regiments} hint={told} />;
};
