'use client';

import * as armyWords from '@/app/_components/army/words';
import { chosenOf, presentLines } from '@/app/_editor/fields/lines';
import * as formsWords from '@/app/armies/[armyId]/_forms/words';
import { BOUNDS } from '@/lib/rules/thinglum/bounds';
import { type Army, retyped, type Unit, unitOptions } from '@/lib/rules/thinglum/priced';
import { TYPES } from '@/lib/rules/thinglum/tables';
import { NodeFields } from '../fields/node-fields';
import { nodeAt } from '../node';
import type { InspectorProps } from '../system-parts';
import * as words from './words';

/** A unit: name, type, figures, and the guns of a battery; what they come to stands below. */
export const UnitForm = (props: InspectorProps<Army>) => {
  const { file, at, change } = props;
  const { node: unit, put } = nodeAt<Unit>(props, formsWords.changeUnit);
  const { types, full, guns, told } = unitOptions(unit, file);
  const lines = presentLines(
    {
      kind: 'choice',
      key: 'type',
      label: armyWords.type,
      options: types,
      choose: (chosen) => {
        const type = chosenOf(types, chosen);
        if (type === undefined) return;
        change(formsWords.changeType, [
          { op: 'set', path: ['army', ...at], value: retyped(unit, type, file) },
        ]);
      },
    },
    {
      kind: 'number',
      key: 'figures',
      label: armyWords.figures,
      ...BOUNDS.figures,
      required: true,
      placeholder: words.atFullStrength(full),
    },
    guns !== null && {
      kind: 'number',
      key: 'guns',
      label: armyWords.guns,
      ...BOUNDS.guns,
      placeholder: formsWords.asUsual(guns),
    },
  );
  const regiments = { nation: file.army.nation, symbol: TYPES[unit.type].symbol, year: file.army.year };
  return <NodeFields {...props} node={unit} put={put} lines={lines} regiments={regiments} hint={told} />;
};
